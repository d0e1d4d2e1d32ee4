// What a shell completes with: subcommands, then the crafts there are or the options of one.
import { subcommands } from './options.ts';

const words = (list: readonly string[]): string => list.join(' ');

const optionsOf = (name: string): string =>
  words([
    ...(subcommands.find((command) => command.name === name)?.options ?? []).map((one) => `--${one.name}`),
    '--help',
  ]);

const withCraft = ['balance', 'adjust', 'label', 'explain'];

const bash = (crafts: readonly string[]): string => `_obrador() {
  local word="\${COMP_WORDS[COMP_CWORD]}" order="\${COMP_WORDS[1]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "${words(subcommands.map(({ name }) => name))} --help --version" -- "$word")); return; fi
  case "$before" in
    --to) COMPREPLY=($(compgen -W "table json ndjson csv schema" -- "$word")); return;;
    --from) COMPREPLY=($(compgen -W "json ndjson csv schema cooklang list" -- "$word")); return;;
  esac
  if [[ "$word" == -* ]]; then
    case "$order" in
${subcommands.map(({ name }) => `      ${name}) COMPREPLY=($(compgen -W "${optionsOf(name)}" -- "$word"));;`).join('\n')}
    esac
    return
  fi
  case "$order" in
    ${withCraft.join('|')}) [ "$COMP_CWORD" -eq 2 ] && COMPREPLY=($(compgen -W "${words(crafts)}" -- "$word")) || COMPREPLY=($(compgen -f -- "$word"));;
    completion) COMPREPLY=($(compgen -W "bash zsh" -- "$word"));;
    check) COMPREPLY=($(compgen -W "${words(crafts)}" -- "$word") $(compgen -f -- "$word"));;
    catalogue) [ "$COMP_CWORD" -eq 2 ] && COMPREPLY=($(compgen -W "export import" -- "$word")) || COMPREPLY=($(compgen -W "${words(crafts)} larder" -- "$word"));;
    new) [ "$COMP_CWORD" -eq 2 ] && COMPREPLY=($(compgen -W "type craft ingredient" -- "$word")) || COMPREPLY=($(compgen -W "${words(crafts)}" -- "$word"));;
    *) COMPREPLY=($(compgen -f -- "$word"));;
  esac
}
complete -o filenames -F _obrador obrador
`;

/** zsh reads the completions of bash when it is told to. */
const zsh = (crafts: readonly string[]): string => `autoload -Uz compinit bashcompinit
(( $+functions[compdef] )) || compinit -u
bashcompinit
${bash(crafts)}`;

export const shells: Readonly<Record<string, (crafts: readonly string[]) => string>> = { bash, zsh };
