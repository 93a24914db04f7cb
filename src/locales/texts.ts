/** What changes with a number, `{n}` in it, by the plural rules of the language. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** A text with `{name}` where values go in; it may change with a number. */
export type Text = string | Forms;

export type Values = Readonly<Record<string, string | number>>;

/** A text that is ready to be said, or what makes one of its values. */
export type Message = Text | ((values: Values) => string);

/** Words of any language, in the places where English has its own; `Counting` where it counts. */
export type Worded<English, Counting> = English extends `${string}{n}${string}` | Forms
  ? Counting
  : English extends string
    ? string
    : { readonly [Key in keyof English]: Worded<English[Key], Counting> };

/** Some of these words. */
export type Some<Words> = Words extends string | Forms
  ? Words
  : { readonly [Key in keyof Words]?: Some<Words[Key]> };
