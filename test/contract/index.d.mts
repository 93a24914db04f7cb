import type { Variant } from 'draughts-board/variants';

interface Test {
  readonly name: string;
  readonly run: () => void;
}

type Suite = (variant: Variant, data: Readonly<Record<string, unknown>>) => readonly Test[];

export declare const suites: Readonly<Record<string, Suite>>;
export declare const filesOf: (id: string) => Readonly<Record<string, string>>;
