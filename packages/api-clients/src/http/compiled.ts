import { z } from "zod";

/** What a compiled reader gives for a value that its schema may refuse: the schema itself then says whether, and why. */
export const mismatch = Symbol("mismatch");

export type Reader<Schema extends z.ZodType> = (value: unknown) => z.output<Schema> | typeof mismatch;

type Schema = z.core.$ZodType & { readonly safeParse?: z.ZodType["safeParse"] };
type Def = z.core.$ZodTypes["_zod"]["def"];
/** A check, or a format that is one itself. */
type Checking = { readonly _zod: { readonly def: object } };

// oxlint-disable-next-line no-underscore-dangle -- zod's own name for what libraries may look at
const insideOf = <Inside>(part: { readonly _zod: Inside }): Inside => part._zod;

/** Formats that are their pattern and nothing more. */
const patternFormats: ReadonlySet<string> = new Set(["regex", "date", "datetime"]);

/** Writes the source of a reader. Values that are no source (patterns, refinements, schemas) are handed over beside it. */
class Writer {
  readonly refs: unknown[] = [];
  readonly functions: string[] = [];
  readonly #named = new Map<Schema, string>();
  #names = 0;

  name(): string {
    this.#names += 1;
    return `x${this.#names}`;
  }

  ref(value: unknown): string {
    return `refs[${this.refs.push(value) - 1}]`;
  }

  /** The name of a function that reads a schema: one for each, however often it is used. */
  functionOf(schema: Schema): string {
    const known = this.#named.get(schema);
    if (known !== undefined) return known;
    const name = `read${this.#named.size}`;
    this.#named.set(schema, name);
    const lines: string[] = [];
    const read = this.value(schema, "value", lines);
    this.functions.push(`function ${name}(value) {\n${lines.join("\n")}\nreturn ${read};\n}`);
    return name;
  }

  /** Adds the lines that read a value, which return `mismatch` where they cannot, and gives the expression of what was read. */
  value(schema: Schema, input: string, lines: string[]): string {
    const written: string[] = [];
    const read = this.#written(schema, input, written);
    if (read === null) return this.#byItself(schema, input, lines);
    lines.push(...written);
    return read;
  }

  /** The schema itself reads what has no counterpart here. */
  #byItself(schema: Schema, input: string, lines: string[]): string {
    const name = this.name();
    lines.push(`const ${name} = ${this.ref(schema)}.safeParse(${input});`, `if (!${name}.success) return mismatch;`);
    return `${name}.data`;
  }

  #inner(schema: Schema, input: string, lines: string[]): string {
    const name = this.name();
    lines.push(`const ${name} = ${this.functionOf(schema)}(${input});`, `if (${name} === mismatch) return mismatch;`);
    return name;
  }

  #read(schema: Schema, input: string, lines: string[]): string {
    // A call for each text and number would cost more than the checks.
    const { type } = insideOf(schema).def;
    return type === "string" || type === "number" || type === "boolean" || type === "enum" || type === "literal"
      ? this.value(schema, input, lines)
      : this.#inner(schema, input, lines);
  }

  #written(schema: Schema, input: string, lines: string[]): string | null {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every schema's definition is one of these
    const def = insideOf(schema).def as Def;
    const read = this.#typed(def, schema, input, lines);
    if (read === null) return null;
    const own = insideOf(schema).traits.has("$ZodCheck") ? [schema] : [];
    for (const check of [...own, ...(def.checks ?? [])]) {
      const fails = this.#failing(check, read);
      if (fails === null) return null;
      lines.push(`if (${fails}) return mismatch;`);
    }
    return read;
  }

  #typed(def: Def, schema: Schema, input: string, lines: string[]): string | null {
    const unless = (condition: string): string => {
      lines.push(`if (!(${condition})) return mismatch;`);
      return input;
    };
    switch (def.type) {
      case "string":
        return def.coerce ? null : unless(`typeof ${input} === "string"`);
      case "number":
        return def.coerce ? null : unless(`typeof ${input} === "number" && Number.isFinite(${input})`);
      case "boolean":
        return def.coerce ? null : unless(`${input} === true || ${input} === false`);
      case "enum":
      case "literal":
        return insideOf(schema).values === undefined
          ? null
          : unless(`${this.ref(insideOf(schema).values)}.has(${input})`);
      case "nullable": {
        const name = this.name();
        const inner: string[] = [];
        const read = this.#read(def.innerType, input, inner);
        lines.push(`let ${name} = null;`, `if (${input} !== null) {`, ...inner, `${name} = ${read};`, "}");
        return name;
      }
      case "array":
        return this.#array(def, input, lines);
      case "object":
        return this.#object(def, input, lines);
      case "record":
        return this.#record(def, input, lines);
      case "union":
        return this.#union(def, input, lines);
      default:
        return null;
    }
  }

  #array({ element }: z.core.$ZodArrayDef, input: string, lines: string[]): string {
    const [out, index, one] = [this.name(), this.name(), this.name()];
    const inner: string[] = [];
    const read = this.#read(element, one, inner);
    lines.push(
      `if (!Array.isArray(${input})) return mismatch;`,
      `const ${out} = new Array(${input}.length);`,
      `for (let ${index} = 0; ${index} < ${input}.length; ${index}++) {`,
      `const ${one} = ${input}[${index}];`,
      ...inner,
      `${out}[${index}] = ${read};`,
      "}",
    );
    return out;
  }

  #object({ catchall, shape }: z.core.$ZodObjectDef, input: string, lines: string[]): string | null {
    if (catchall !== undefined || Object.hasOwn(shape, "__proto__")) return null;
    lines.push(`if (typeof ${input} !== "object" || ${input} === null || Array.isArray(${input})) return mismatch;`);
    const fields: string[] = [];
    const later: string[] = [];
    const out = this.name();
    for (const [key, field] of Object.entries(shape)) {
      const name = JSON.stringify(key);
      const value = this.name();
      lines.push(`const ${value} = ${input}[${name}];`);
      const given = innerOfOptional(field);
      if (given === null) return null;
      if (given === field) {
        fields.push(`${name}: ${this.#read(field, value, lines)}`);
        continue;
      }
      const inner: string[] = [];
      const read = this.#read(given, value, inner);
      later.push(`if (${value} !== undefined) {`, ...inner, `${out}[${name}] = ${read};`, "}");
    }
    lines.push(`const ${out} = { ${fields.join(", ")} };`, ...later);
    return out;
  }

  #record({ keyType, valueType, mode }: z.core.$ZodRecordDef, input: string, lines: string[]): string | null {
    if (mode === "loose" || insideOf(keyType).def.type !== "string" || insideOf(keyType).values !== undefined)
      return null;
    const [out, key, one] = [this.name(), this.name(), this.name()];
    const inner: string[] = [];
    const keyRead = this.#written(keyType, key, inner);
    if (keyRead !== key) return null;
    const read = this.#read(valueType, one, inner);
    lines.push(
      `if (!${this.ref(z.core.util.isPlainObject)}(${input})) return mismatch;`,
      `const ${out} = {};`,
      `for (const ${key} of Object.keys(${input})) {`,
      `if (${key} === "__proto__") return mismatch;`,
      `const ${one} = ${input}[${key}];`,
      ...inner,
      `${out}[${key}] = ${read};`,
      "}",
    );
    return out;
  }

  #union(def: z.core.$ZodUnionDef, input: string, lines: string[]): string | null {
    // The first option that can read a value is the one, as there; but not where no second one may.
    if (def.inclusive === false && !("discriminator" in def)) return null;
    const out = this.name();
    const [first, ...others] = def.options.map((option) => this.functionOf(option));
    if (first === undefined) return null;
    lines.push(`let ${out} = ${first}(${input});`);
    for (const other of others) lines.push(`if (${out} === mismatch) ${out} = ${other}(${input});`);
    lines.push(`if (${out} === mismatch) return mismatch;`);
    return out;
  }

  /** The condition under which a check refuses what was read; null for a check that has no counterpart here. */
  #failing(check: Checking, read: string): string | null {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is there is looked at before it is used
    const def = insideOf(check).def as
      | z.core.$ZodChecks["_zod"]["def"]
      | (z.core.$ZodCustomDef & { readonly check: "custom" });
    // One that is only looked at now and then is looked at always: the schema has the last word on what that refuses.
    switch (def.check) {
      case "min_length":
        return `${read}.length < ${def.minimum}`;
      case "max_length":
        return `${read}.length > ${def.maximum}`;
      case "length_equals":
        return `${read}.length !== ${def.length}`;
      case "greater_than":
        return typeof def.value === "number" ? `${read} ${def.inclusive ? "<" : "<="} ${def.value}` : null;
      case "less_than":
        return typeof def.value === "number" ? `${read} ${def.inclusive ? ">" : ">="} ${def.value}` : null;
      case "number_format":
        return def.format === "safeint" ? `!Number.isSafeInteger(${read})` : null;
      case "string_format": {
        const { format, pattern } = def;
        if (pattern === undefined || pattern.global || pattern.sticky || !patternFormats.has(format)) return null;
        return `!${this.ref(pattern)}.test(${read})`;
      }
      case "custom":
        // One that answers later is the schema's to turn away.
        return typeof def.fn === "function" ? `${this.ref(def.fn)}(${read}) !== true` : null;
      default:
        return null;
    }
  }
}

/** What stands inside an optional field; the field itself when it must be there; null for one with rules of its own. */
const innerOfOptional = (field: Schema): Schema | null => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every schema's definition is one of these
  const def = insideOf(field).def as Def;
  if (def.type === "optional") {
    const isPlain = !insideOf(field).traits.has("$ZodExactOptional") && (def.checks ?? []).length === 0;
    return isPlain && insideOf(def.innerType).optin === undefined ? def.innerType : null;
  }
  const mayBeMissing = insideOf(field).optin !== undefined || insideOf(field).optout !== undefined;
  return mayBeMissing || def.type === "unknown" || def.type === "any" ? null : field;
};

const write = (schema: z.ZodType): Reader<z.ZodType> => {
  const writer = new Writer();
  const whole = writer.functionOf(schema);
  const source = [...writer.functions, `return ${whole};`].join("\n");
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- as zod itself does, and only where that is allowed
  return new Function("refs", "mismatch", source)(writer.refs, mismatch);
};

const refusing: Reader<z.ZodType> = () => mismatch;
const known = new WeakMap<z.ZodType, Reader<z.ZodType>>();

/**
 * Reads values of a schema several times faster than the schema: one function that copies what is right, written once from the
 * schema's own definition. It never refuses, and never accepts what the schema would not: for whatever is not plainly right it
 * gives `mismatch`. Where code may not be made from text it gives nothing else.
 */
export const compiledReader = <Schema extends z.ZodType>(schema: Schema): Reader<Schema> => {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const made = z.core.util.allowsEval.value ? write(schema) : refusing;
  known.set(schema, made);
  return made;
};
