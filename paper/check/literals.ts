import ts from "typescript";
import { error, type Finding } from "@/lib/finding";
import { pathText } from "@/schema/path-text";
import { typeOf } from "../data-file";
import { wordMeant } from "./slips";
import type { Lines } from "./places";

/* A data file is read, not run: it holds texts and figures, and nothing else. */

/** What a data file holds, undefined where it cannot be made out, where its values stand, and what is wrong with how it is written. */
export type Source = { content: unknown; lines: Lines; findings: Finding[] };

type Path = readonly (string | number)[];

const ONLY = "un archivo de datos solo lleva textos entre comillas rectas y cifras";

/** Two halves of a text that would run together. */
export const RUN_TOGETHER = {
  end: /[\p{L}\p{N}.,;:!?»)%]$/u,
  beginning: /^[\p{L}\p{N}«(¿¡]/u,
  bad: [
    ["eslora y", "620 plazas"],
    ["Abre hoy.", "«Por fin», dice"],
    ["un 3 %", "(ayer)"],
  ],
  good: [
    ["eslora y ", "620 plazas"],
    ["eslora", " y 620 plazas"],
    ["franco-", "español"],
    ["la «", "Galatea"],
    ["Abre hoy", ", por fin"],
  ],
} as const;

const isDifference = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === ts.SyntaxKind.MinusToken || kind === ts.SyntaxKind.SlashToken;

/** Reads a data file, such as `data/economia.ts`, that has no mistake of syntax. */
export function readLiterals(file: string, text: string): Source {
  const isJson = file.endsWith(".json");
  const source = isJson ? ts.parseJsonText(file, text) : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const lines = new Map<string, number>();
  let stops = 0;
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const textOf = (node: ts.Node) => node.getText(source);
  const quoted = (node: ts.Node) => `«${textOf(node).replace(/\s+/g, " ").slice(0, 50)}»`;

  /** What gives another text than was meant. */
  function slip(node: ts.Node, says: string): void {
    findings.push(error(`${file}:${lineOf(node)}`, says));
  }

  /** What keeps the file from being read. */
  function stop(node: ts.Node, says: string): void {
    slip(node, says);
    stops++;
  }

  function words(node: ts.Expression): string | undefined {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
    const left = words(node.left);
    const right = words(node.right);
    if (left === undefined || right === undefined) return undefined;
    if (RUN_TOGETHER.end.test(left) && RUN_TOGETHER.beginning.test(right)) {
      const seam = `${left.split(" ").at(-1) ?? ""}${right.split(" ")[0] ?? ""}`;
      slip(node.right, `falta un espacio entre las dos partes del texto: saldría «${seam}»`);
    }
    return left + right;
  }

  const placeOf = (path: Path) => `${file}: ${pathText(path)}`;

  function record(node: ts.ObjectLiteralExpression, path: Path): Record<string, unknown> {
    const fields = new Map<string, unknown>();
    const seen = new Map<string, ts.Node>();
    for (const field of node.properties) {
      if (!ts.isPropertyAssignment(field) || ts.isComputedPropertyName(field.name)) {
        stop(field, `${quoted(field)} no es un campo con su valor: ${ONLY}`);
        continue;
      }
      const name = textOf(field.name).replaceAll('"', "");
      const earlier = seen.get(name);
      const again = `${name} está dos veces en el mismo registro`;
      const advice = "borra una de las dos, o separa con «}, {» las dos piezas que se han juntado";
      if (earlier) slip(field, `${again} (ya en la línea ${lineOf(earlier)}): ${advice}`);
      seen.set(name, field);
      fields.set(name, literal(field.initializer, [...path, name]));
    }
    return Object.fromEntries(fields);
  }

  function literal(node: ts.Expression, path: Path = []): unknown {
    lines.set(placeOf(path), lineOf(node));
    if (ts.isObjectLiteralExpression(node)) return record(node, path);
    if (ts.isArrayLiteralExpression(node)) return node.elements.map((entry, at) => literal(entry, [...path, at]));
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (ts.isNumericLiteral(ts.isPrefixUnaryExpression(node) ? node.operand : node))
      return Number(textOf(node).replace(/[\s_]/g, ""));
    const text = words(node);
    if (text !== undefined) return text;
    if (ts.isOmittedExpression(node)) stop(node.parent, "sobra una coma en una lista");
    else if (ts.isIdentifier(node) || node.kind === ts.SyntaxKind.NullKeyword)
      stop(node, `«${textOf(node)}» ${wordMeant(textOf(node))}`);
    else if (ts.isBinaryExpression(node) && isDifference(node))
      stop(node, `${quoted(node)} no está entre comillas: los días y las horas van entre comillas rectas`);
    else stop(node, `${quoted(node)} es código, y aquí no se ejecuta nada: ${ONLY}`);
    return undefined;
  }

  const given = /(\w+)\.\w+$/.exec(file)?.[1] ?? "";
  const { type, line } = typeOf(given);
  const imported = new Set<string>();

  /** `export const economia = { … } satisfies EconomiaInput;` */
  function content({ name, initializer }: ts.VariableDeclaration): unknown {
    if (textOf(name) !== given) stop(name, `${quoted(name)} debe llamarse ${given}, como el archivo y sin tildes`);
    if (!initializer || !ts.isSatisfiesExpression(initializer)) {
      stop(name, `no da su contenido entre llaves, con satisfies ${type} al final`);
      return undefined;
    }
    if (textOf(initializer.type) !== type) stop(initializer.type, `${quoted(initializer.type)} debe ser ${type}`);
    else if (!imported.has(type)) stop(initializer.type, `falta al principio del archivo la línea ${line}`);
    return literal(initializer.expression);
  }

  let held: unknown;
  for (const statement of source.statements) {
    if (isJson && ts.isExpressionStatement(statement)) held = literal(statement.expression);
    else if (ts.isImportDeclaration(statement) && /^"@\/schema\/[\w-]+"$/.test(textOf(statement.moduleSpecifier))) {
      const names = statement.importClause?.namedBindings;
      if (names && ts.isNamedImports(names)) names.elements.forEach(({ name }) => imported.add(name.text));
    } else if (ts.isVariableStatement(statement) && statement.modifiers)
      for (const declaration of statement.declarationList.declarations) held = content(declaration);
    else stop(statement, `${quoted(statement)} no es contenido, y aquí no se ejecuta nada: ${ONLY}`);
  }
  // Only what is missing altogether has stopped nothing: its content may be in a comment, or not exported.
  if (held === undefined && findings.length === 0)
    findings.push(error(file, `no da nada: falta export const ${given} = { … } satisfies ${type}`));
  return { content: stops === 0 ? held : undefined, lines, findings };
}
