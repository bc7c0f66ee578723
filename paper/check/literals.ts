import ts from "typescript";
import { error, type Finding } from "./finding";

/* A data file is read before it is loaded: it holds texts and figures, and nothing that runs. */

/** What is wrong with a file's code: what keeps it from being loaded, and what only gives another text than was meant. */
export type Faults = { stops: Finding[]; slips: Finding[] };

const ONLY = "un archivo de datos solo lleva textos entre comillas rectas y cifras";

/** Two halves of a text that would run together: «eslora y" + "620 plazas». */
const RUN_TOGETHER = { end: /[\p{L}\p{N}.,;:!?»)%]$/u, beginning: /^[\p{L}\p{N}«(¿¡]/u };

const isDifference = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === ts.SyntaxKind.MinusToken || kind === ts.SyntaxKind.SlashToken;

/** Reads a data file, such as `data/economia.ts`, that has no mistake of syntax. */
export function literalFaults(file: string, text: string): Faults {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Faults = { stops: [], slips: [] };
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const at = (node: ts.Node, says: string) => error(`${file}:${lineOf(node)}`, says);
  const quoted = (node: ts.Node) => `«${node.getText().replace(/\s+/g, " ").slice(0, 50)}»`;
  const stop = (node: ts.Node, says: string): void => {
    found.stops.push(at(node, says));
  };

  function textOf(node: ts.Expression): string | undefined {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
    const [left, right] = [textOf(node.left), textOf(node.right)];
    if (left === undefined || right === undefined) return undefined;
    if (RUN_TOGETHER.end.test(left) && RUN_TOGETHER.beginning.test(right)) {
      const [before, after] = [left.split(" ").at(-1) ?? "", right.split(" ")[0] ?? ""];
      found.slips.push(at(node.right, `falta un espacio entre las dos partes del texto: saldría «${before}${after}»`));
    }
    return left + right;
  }

  function record(node: ts.ObjectLiteralExpression): void {
    const seen = new Map<string, ts.Node>();
    for (const field of node.properties) {
      if (!ts.isPropertyAssignment(field) || ts.isComputedPropertyName(field.name)) {
        stop(field, `${quoted(field)} no es un campo con su valor: ${ONLY}`);
        continue;
      }
      const name = field.name.getText().replaceAll('"', "");
      const earlier = seen.get(name);
      if (earlier)
        found.slips.push(
          at(
            field,
            `${name} está dos veces en el mismo registro (ya en la línea ${lineOf(earlier)}): borra una de las dos, o separa con «}, {» las dos piezas que se han juntado`,
          ),
        );
      seen.set(name, field);
      literal(field.initializer);
    }
  }

  function literal(node: ts.Expression): void {
    if (ts.isObjectLiteralExpression(node)) {
      record(node);
      return;
    }
    if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach(literal);
      return;
    }
    const value = ts.isPrefixUnaryExpression(node) ? node.operand : node;
    const { kind } = node;
    if (ts.isNumericLiteral(value) || kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword) return;
    if (textOf(node) !== undefined) return;
    if (ts.isOmittedExpression(node)) stop(node.parent, "sobra una coma en una lista");
    else if (ts.isIdentifier(node))
      stop(node, `«${node.text}» no está entre comillas: los textos van entre comillas rectas`);
    else if (ts.isBinaryExpression(node) && isDifference(node))
      stop(node, `${quoted(node)} no está entre comillas: los días y las horas van entre comillas rectas`);
    else stop(node, `${quoted(node)} es código, y aquí no se ejecuta nada: ${ONLY}`);
  }

  const imported = new Set<string>();
  const given = /(\w+)\.ts$/.exec(file)?.[1] ?? "";

  /** `export const economia = defineData("data/economia.ts", economiaSchema, { … });` */
  function content(declaration: ts.VariableDeclaration): void {
    const { name, initializer } = declaration;
    if (name.getText() !== given) stop(name, `${quoted(name)} debe llamarse ${given}, como el archivo y sin tildes`);
    const [said, schema, data] = initializer && ts.isCallExpression(initializer) ? initializer.arguments : [];
    if (!initializer || !ts.isCallExpression(initializer) || !said || !schema || !data) {
      stop(name, "no da su contenido con defineData y su esquema");
      return;
    }
    for (const [used, from] of [
      [initializer.expression, "define"],
      [schema, given],
    ] as const)
      if (!imported.has(used.getText()))
        stop(used, `falta al principio del archivo la línea import { ${used.getText()} } from "@/schema/${from}";`);
    literal(said);
    literal(data);
  }

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && /^"@\/schema\/[\w-]+"$/.test(statement.moduleSpecifier.getText())) {
      const names = statement.importClause?.namedBindings;
      if (names && ts.isNamedImports(names)) names.elements.forEach(({ name }) => imported.add(name.text));
    } else if (ts.isVariableStatement(statement) && statement.modifiers)
      statement.declarationList.declarations.forEach(content);
    else stop(statement, `${quoted(statement)} no es contenido, y aquí no se ejecuta nada: ${ONLY}`);
  }
  return found;
}
