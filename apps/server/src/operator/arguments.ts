import { parseArgs } from 'node:util'
import { OperatorError } from './operator.ts'

/**
 * The options of a command, each with a value: `--name "Layla Mansour"`. Anything else is refused with the
 * usage.
 */
export function readOptions<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
  usage: string,
): Partial<Record<Name, string>> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    return parseArgs({ args: [...args], options, strict: true }).values as Partial<Record<Name, string>>
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : 'what?'}\n\n${usage}`)
  }
}

/** A list in one option: `--roles finance,reviewer`. */
export function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
