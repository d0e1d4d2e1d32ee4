// The files of a craft, as people write them and as the rest of the project reads them.
import type * as Files from '../../schemas/generated/definitions.d.ts';

export type * from '../../schemas/generated/definitions.d.ts';

export type Plain = number | string | boolean | null;

/** A constant may carry its origin beside its value. */
export const plain = (constant: Plain | { value: Plain }): Plain =>
  constant !== null && typeof constant === 'object' ? constant.value : constant;

/** The files of one craft, as people write them. */
export interface Written {
  craft: Files.CraftFile;
  /** what families of types share; read into each of them */
  kinds: Files.KindsFile;
  catalogue: Files.CatalogueFile;
  names: Files.NamesFile;
  params: Files.ParamsFile;
  rules: Files.RulesFile;
  messages: Files.MessagesFile;
  /** professional limits, where the craft declares any */
  trade: Files.TradeFile | null;
  /** legal names and mentions, where the craft declares any */
  label: Files.LabelFile | null;
  types: Record<string, Files.TypeFile>;
}

/**
 * A piece of a file in the form that the rest of the project reads: its conditions are those of json-rules-engine, its
 * ranges and limits have both ends.
 */
export type Read<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Files.Condition | Files.Example
    ? T
    : { [K in keyof T]: ReadPart<T[K]> };
type ReadPart<T> = unknown extends T
  ? T
  : Files.When extends NonNullable<T>
    ? Files.Condition | Extract<T, undefined>
    : Files.TargetEntry extends NonNullable<T>
      ? TargetFile
      : Files.Bounds extends NonNullable<T>
        ? Files.Range | Extract<T, undefined>
        : Read<T>;

/** A range or a limit, read. */
export type TargetFile = Read<Files.Target>;
/** With what it says of itself, its own or the usual. */
export type CraftFile = Read<Files.CraftFile> & { manifest: NonNullable<Files.CraftFile['manifest']> };
export type CatalogueFile = Read<Files.CatalogueFile>;
export type NamesFile = Read<Files.NamesFile>;
type ParamFile = Read<Files.Param> & {
  /** told by the maker: declared among the inputs of the craft */
  input?: boolean;
};
export type ParamsFile = Omit<Read<Files.ParamsFile>, 'params' | 'internal'> & { params: Record<string, ParamFile> };
/** With the usual notices whole, and nothing said by the name of a condition. */
export type RulesFile = Omit<Read<Files.RulesFile>, 'notices' | 'common'> & { notices: Read<Files.Notice>[] };
type MessagesFile = Read<Files.MessagesFile>;
export type TypeFile = Read<Files.TypeFile>;
/** With the types of each of its kinds. */
export type TradeFile = Omit<Files.TradeFile, 'kinds'> & {
  kinds?: Record<string, Files.TradeKind & { types: string[] }>;
};
export type Alternative = Read<Files.Alternative>;
export type Message = Read<Files.Message>;
export type Head = Read<Files.Head>;

/** The files of one craft, read. */
export interface Definition {
  craft: CraftFile;
  catalogue: CatalogueFile;
  names: NamesFile;
  params: ParamsFile;
  rules: RulesFile;
  messages: MessagesFile;
  /** professional limits, where the craft declares any */
  trade: TradeFile | null;
  /** legal names and mentions, where the craft declares any */
  label: Files.LabelFile | null;
  types: Record<string, TypeFile>;
}
