/** How the house is linted: with types, and with nothing merely warned about. */
export const lintArguments = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']

/**
 * The linter with types makes a checker of its own for each thread, and each learns all types anew: one is
 * cheapest.
 */
export const lintEnvironment = { GOMAXPROCS: '1' }

type Diagnostic = {
  message: string
  code?: string
  filename: string
  labels: { span: { line: number; column: number } }[]
}

/**
 * What oxlint's JSON says: how many files it looked at, and a line per problem; nothing when it is no report.
 */
export function readLint(output: string): { files: number; problems: string[] } | undefined {
  const start = output.indexOf('{')
  if (start < 0) return undefined
  const { number_of_files: files, diagnostics } = JSON.parse(output.slice(start)) as {
    number_of_files: number
    diagnostics: Diagnostic[]
  }
  return { files, problems: diagnostics.map(line) }
}

function line({ filename, labels, code, message }: Diagnostic): string {
  const span = labels[0]?.span
  return `${filename}:${span?.line ?? 0}:${span?.column ?? 0} ${code ?? 'lint'}: ${message}`
}
