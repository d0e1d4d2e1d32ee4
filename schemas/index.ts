// The schemas of the definition files, by kind of file, and the pieces they share.
import catalogue from './catalogue.schema.json' with { type: 'json' };
import craft from './craft.schema.json' with { type: 'json' };
import kinds from './kinds.schema.json' with { type: 'json' };
import label from './label.schema.json' with { type: 'json' };
import labelling from './labelling.schema.json' with { type: 'json' };
import larder from './larder.schema.json' with { type: 'json' };
import messages from './messages.schema.json' with { type: 'json' };
import names from './names.schema.json' with { type: 'json' };
import params from './params.schema.json' with { type: 'json' };
import quantities from './quantities.schema.json' with { type: 'json' };
import rules from './rules.schema.json' with { type: 'json' };
import shared from './shared.schema.json' with { type: 'json' };
import shelf from './shelf.schema.json' with { type: 'json' };
import trade from './trade.schema.json' with { type: 'json' };
import type from './type.schema.json' with { type: 'json' };
import words from './words.schema.json' with { type: 'json' };

export { shared };

export const schemas = {
  craft,
  kinds,
  catalogue,
  names,
  params,
  rules,
  messages,
  type,
  trade,
  larder,
  shelf,
  words,
  quantities,
  label,
  labelling,
};
