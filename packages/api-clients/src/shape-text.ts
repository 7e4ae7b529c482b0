import { z } from "zod";

type JsonSchema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isPlainName = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name);

const unionOf = (options: readonly unknown[]): string => [...new Set(options.filter(isSchema).map(textOf))].join(" | ");

const objectOf = ({ properties = {}, required = [], additionalProperties }: JsonSchema): string => {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const key = isPlainName(name) ? name : JSON.stringify(name);
    const preset = isSchema(schema) && schema.default !== undefined ? ` = ${JSON.stringify(schema.default)}` : "";
    return `${key}${required.includes(name) ? "" : "?"}: ${isSchema(schema) ? textOf(schema) : "unknown"}${preset}`;
  });
  if (isSchema(additionalProperties)) fields.push(`[name]: ${textOf(additionalProperties)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join("; ")} }`;
};

const listOf = (items: unknown): string => {
  const item = isSchema(items) ? textOf(items) : "unknown";
  return item.includes(" | ") ? `(${item})[]` : `${item}[]`;
};

const textOf = (schema: JsonSchema): string => {
  if (schema.$ref !== undefined) return schema.$ref === "#" ? "itself" : (schema.$ref.split("/").at(-1) ?? "unknown");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return unionOf(options);
  switch (schema.type) {
    case "object":
      return objectOf(schema);
    case "array":
      return listOf(schema.items);
    case "string":
      return schema.format === undefined ? "string" : `string (${schema.format})`;
    case undefined:
      return "unknown";
    default:
      return [schema.type].flat().join(" | ");
  }
};

/**
 * A schema's shape on the wire as one line of text: `{ RefID: string; page?: integer = 1 }`. Checks that a line cannot say
 * (patterns, limits) are left out.
 */
export const shapeText = (schema: z.ZodType): string =>
  textOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline", cycles: "ref" }));
