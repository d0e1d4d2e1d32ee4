// The editor of one file: CodeMirror over its text, with what the checker says where it says it, completion and help at
// the cursor. It lives in a shadow root, where its styles are adopted sheets: the policy of the page allows no others.
import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Action, type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
  type Tooltip,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Problem } from '../../../engine/index.ts';
import type { Fix } from '../../../workshop/index.ts';
import type { Told } from './asks.ts';
import { fixSaid } from './mend.tsx';
import { phrases } from './phrases.ts';

export interface Help {
  complete(text: string, offset: number): Promise<CompletionResult | null>;
  hover(text: string, offset: number): Promise<{ from: number; to: number; text: string } | null>;
}

export interface Editor {
  show(text: string): void;
  mark(problems: readonly Told[]): void;
  reveal(line: number, column: number): void;
  close(): void;
}

/** What comes from elsewhere and is not typed here. */
const fromOutside = Annotation.define<boolean>();

export function openEditor(
  host: HTMLElement,
  text: string,
  label: string,
  help: Help,
  typed: (text: string) => void,
): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  /** What was typed here and has not come back yet: whoever types on meanwhile loses nothing. */
  let sent: string[] = [];
  const tell = (next: string): void => {
    sent.push(next);
    typed(next);
  };
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({ doc: text, extensions: extensions(label, help, tell) }),
  });
  const placeOf = ({ line, column, underline: [from, to] }: Problem): { from: number; to: number } => {
    const at = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
    const start = Math.min(at.from + column - 1, at.to);
    return { from: start, to: Math.min(Math.max(start + 1, start + to - from), Math.max(at.to, start)) };
  };
  return {
    show(next) {
      const now = view.state.doc.toString();
      const back = now === next ? sent.length - 1 : sent.indexOf(next);
      sent = sent.slice(back + 1);
      if (now === next || back >= 0) return;
      let start = 0;
      while (start < now.length && start < next.length && now[start] === next[start]) start++;
      let tail = 0;
      while (tail < Math.min(now.length, next.length) - start && now.at(-1 - tail) === next.at(-1 - tail)) tail++;
      view.dispatch({
        changes: { from: start, to: now.length - tail, insert: next.slice(start, next.length - tail) },
        annotations: fromOutside.of(true),
      });
    },
    mark(problems) {
      const found = problems.map(
        (problem): Diagnostic => ({
          ...{ ...placeOf(problem), severity: problem.severity, message: problem.message },
          ...(problem.fix ? { actions: [mendOf(problem.fix)] } : {}),
        }),
      );
      view.dispatch(setDiagnostics(view.state, found));
    },
    reveal(line, column) {
      const at = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
      const anchor = Math.min(at.from + column - 1, at.to);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.focus();
    },
    close: () => view.destroy(),
  };
}

function extensions(label: string, help: Help, typed: (text: string) => void): Extension {
  return [
    lineNumbers(),
    foldGutter({ openText: '⌄', closedText: '›' }),
    lintGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    indentUnit.of('  '),
    bracketMatching(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    json(),
    syntaxHighlighting(inks),
    autocompletion({
      override: [
        (context: CompletionContext) =>
          context.explicit || context.matchBefore(/[\p{L}\p{N}_#"]$/u)
            ? help.complete(context.state.doc.toString(), context.pos)
            : null,
      ],
      icons: false,
    }),
    hoverTooltip(async ({ state }, offset): Promise<Tooltip | null> => {
      const found = await help.hover(state.doc.toString(), offset);
      return found && { pos: found.from, end: found.to, above: true, create: () => ({ dom: tip(found.text) }) };
    }),
    keymap.of([...completionKeymap, ...lintKeymap, ...searchKeymap, ...foldKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorState.phrases.of(phrases),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      if (docChanged && !transactions.some((one) => one.annotation(fromOutside))) typed(state.doc.toString());
    }),
    clothes,
  ];
}

/** Made here it is one more thing that was typed, and undone as such. */
const mendOf = (fix: Fix): Action => ({
  name: fixSaid(fix),
  apply({ state, dispatch }) {
    const { from, to, cut, put } = fix;
    if (state.sliceDoc(from, to) === cut) dispatch({ changes: { from, to, insert: put } });
  },
});

function tip(text: string): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'tip';
  dom.textContent = text;
  return dom;
}

const inks = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.string, color: 'var(--ink)' },
  { tag: tags.number, color: 'var(--good)', fontWeight: '600' },
  { tag: [tags.bool, tags.null], color: 'var(--look)', fontWeight: '600' },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: 'var(--soft-ink)' },
]);

const clothes = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--field)', color: 'var(--ink)', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "Cascadia Code", Menlo, Consolas, monospace', lineHeight: '1.55' },
  '.cm-gutters': { backgroundColor: 'var(--ground)', color: 'var(--soft-ink)', border: '0' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--accent-soft) 35%, transparent)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--look-soft)' },
  '.cm-panels': { backgroundColor: 'var(--ground)', color: 'var(--ink)' },
  '.cm-tooltip': {
    border: '1px solid var(--edge)',
    borderRadius: '0.5rem',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
    maxWidth: '32rem',
  },
  '.cm-tooltip .tip, .cm-diagnostic': {
    padding: '0.375rem 0.625rem',
    fontFamily: 'var(--sans)',
    whiteSpace: 'pre-wrap',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--accent-soft)', color: 'var(--ink)' },
  '.cm-completionDetail': { color: 'var(--soft-ink)', fontStyle: 'normal', marginLeft: '0.75rem' },
  '.cm-button, .cm-textfield': {
    border: '1px solid var(--edge)',
    borderRadius: '0.375rem',
    background: 'var(--field)',
    color: 'var(--ink)',
  },
});
