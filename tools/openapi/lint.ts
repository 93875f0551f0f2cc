import { BaseResolver, createConfig, lintDocument, Source } from '@redocly/openapi-core'

/** What a description of an interface says that is wrong or missing; nothing is only a warning. */
export async function lintProblems(
  name: string,
  document: object,
  rules: Record<string, 'error'> = {},
): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'], rules })
  const source = new Source(`/${name}.json`, JSON.stringify(document))
  const problems = await lintDocument({
    document: { source, parsed: document },
    config,
    externalRefResolver: new BaseResolver(config.resolve),
  })
  return problems.map(
    ({ ruleId, message, location }) => `${name}${location[0]?.pointer ?? ''} ${message} (${ruleId})`,
  )
}

/** What the description for shops has besides: whoever reads it knows nothing else of us. */
export const rulesOfShops: Record<string, 'error'> = {
  'info-contact': 'error',
  'no-schema-type-mismatch': 'error',
  'operation-description': 'error',
  'operation-singular-tag': 'error',
  'parameter-description': 'error',
}

type Node = Record<string, unknown>

/** Properties that nobody has described, and calls and answers without an example, by where they stand. */
export function untold(document: object): string[] {
  const { paths = {}, webhooks = {}, components = {} } = document as Record<string, Node>
  const operations = Object.entries({ ...paths, ...webhooks }).flatMap(([path, methods]) =>
    Object.entries(methods as Node).map(
      ([method, operation]) => [`${method} ${path}`, operation as Node] as const,
    ),
  )
  return [
    ...operations.flatMap(([name, { requestBody, responses }]) => [
      ...bodiesWithoutExample(`${name} request`, requestBody),
      ...Object.entries((responses ?? {}) as Node)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([status, answer]) => bodiesWithoutExample(`${name} ${status}`, answer)),
    ]),
    ...undescribed({ ...components, paths, webhooks }, ''),
  ]
}

function bodiesWithoutExample(where: string, body: unknown): string[] {
  const { content = {} } = (body ?? {}) as { content?: Record<string, Node> }
  return Object.values(content)
    .filter((one) => one['example'] === undefined)
    .map(() => `${where} has no example`)
}

function undescribed(node: unknown, where: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'example') return []
    const here = `${where}/${key}`
    const properties = key === 'properties' ? Object.entries(value as Record<string, Node>) : []
    return [
      ...properties
        .filter(([, property]) => !property['description'])
        .map(([name]) => `${here}/${name} is not described`),
      ...undescribed(value, here),
    ]
  })
}
