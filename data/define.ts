import type { z } from "zod";

type Path = readonly PropertyKey[];

/** `parties[2].percentage` for `["parties", 2, "percentage"]`; the page itself is named `(page)`. */
export function pathText(path: Path): string {
  const joined = path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
  return joined || "(page)";
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined),
    data,
  );
}

/** The value as an editor would recognise it, on one line and not too long. */
function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

/** What is wrong and what was expected, in words; zod's own sentence where it is already clear. */
function reason(issue: z.core.$ZodIssue, data: unknown): string {
  const value = shown(valueAt(data, issue.path));
  switch (issue.code) {
    case "too_big":
      return issue.origin === "array"
        ? `has more than the ${issue.maximum} it must have`
        : `${value} is more than ${issue.maximum}`;
    case "too_small":
      return issue.origin === "array"
        ? `has fewer than the ${issue.minimum} it must have`
        : `${value} is less than ${issue.minimum}`;
    case "invalid_type":
      return value === "nothing"
        ? `is missing, a ${issue.expected} was expected`
        : `${value} is not a ${issue.expected}`;
    case "invalid_value":
      return `${value} is not one of ${issue.values.map((allowed) => JSON.stringify(allowed)).join(", ")}`;
    case "unrecognized_keys":
      return `has a field that is not known here: ${issue.keys.join(", ")}`;
    case "invalid_format":
      return issue.format === "regex" ? `${value} ${issue.message}` : `${value} is not a real ${issue.format}`;
    default:
      // A rule of the schema's own: a whole list or record would only bury what it says.
      return value.startsWith("[") || value.startsWith("{") ? issue.message : `${value} ${issue.message}`;
  }
}

/**
 * Checks a page's data when its file is loaded and gives it typed.
 * @param file the file as an editor knows it, such as `data/politica.ts`
 * @throws Error with one line for each mistake: file, path, what is wrong, what was expected
 */
export function defineData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues.map((issue) => `${file}: ${pathText(issue.path)}: ${reason(issue, data)}`).join("\n"),
  );
}
