import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parse } from 'yaml'
import { ownSchemas, type ShopAnswer } from './own-schemas.ts'

/** Where the published descriptions lie beside a checkout, when they are there. */
const published = join(import.meta.dirname, '../../../../../../shared/data/public-payments-api')

/** What the publisher calls these answers: in its OpenAPI description, and in its files of JSON Schema. */
const names: Readonly<Record<ShopAnswer, { component?: string; file?: string }>> = {
  payment: { component: 'PaymentResponse', file: 'tabby-payment-schema.json' },
  session: { component: 'CheckoutSession', file: 'tabby-checkout-session-schema.json' },
  page: {},
  webhook: { component: 'Webhook' },
  registered: { component: 'WebhookRegistrationResponse' },
  webhooks: { component: 'WebhookResponseAll' },
  removed: { component: 'WebhookDelete' },
  told: { file: 'tabby-webhook-event-schema.json' },
  dispute: { component: 'Dispute' },
  disputePage: {},
  evidence: { component: 'Evidence' },
  error: { component: 'Error_400' },
  plainError: { component: 'Error_404' },
}

const own = ajv()
const outside = existsSync(published) ? readPublished() : null

/**
 * Everything that is wrong with an answer: by our own schemas, and by the published ones where they are at
 * hand.
 */
export function faultsOf(answer: unknown, as: ShopAnswer, component?: string): string[] {
  const { file } = names[as]
  const wanted = component ?? names[as].component
  return [
    ...check(own, { schema: ownSchemas[as] }, answer),
    ...(outside && wanted ? check(outside, { ref: `openapi#/components/schemas/${wanted}` }, answer) : []),
    ...(outside && file ? check(outside, { ref: idOf(file) }, answer) : []),
  ]
}

function check(
  validator: Ajv2020,
  { schema, ref }: { schema?: object; ref?: string },
  answer: unknown,
): string[] {
  const name = ref ?? 'own'
  const validate = validator.compile(schema ?? { $ref: ref })
  validate(answer)
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${name} ${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

function ajv(): Ajv2020 {
  const made = new Ajv2020({ strict: false, allErrors: true })
  formats.default(made)
  return made
}

function readPublished(): Ajv2020 {
  const made = ajv()
  const { components } = parse(readFileSync(join(published, 'tabby-api-openapi.yml'), 'utf8')) as {
    components: { schemas: Record<string, { enum?: unknown[] }> }
  }
  // The file quotes the one null of its enumerations; everywhere else it says that it means null.
  const reason = components.schemas['CheckoutProductRejectionReason']!
  reason.enum = reason.enum!.map((value) => (value === 'null' ? null : value))
  made.addSchema({ $id: 'openapi', components })
  for (const file of readdirSync(published).filter((name) => name.endsWith('-schema.json')))
    made.addSchema(JSON.parse(readFileSync(join(published, file), 'utf8')) as object)
  return made
}

function idOf(file: string): string {
  return (JSON.parse(readFileSync(join(published, file), 'utf8')) as { $id: string }).$id
}

/** The names of the published schemas that were found; empty when they are not at hand. */
export function publishedNames(): string[] {
  if (!outside) return []
  const schema = outside.getSchema('openapi')?.schema as { components: { schemas: object } }
  return Object.keys(schema.components.schemas)
}
