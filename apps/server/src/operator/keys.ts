import { parseArgs } from 'node:util'
import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import {
  endMerchantKeys,
  issueKeys,
  listKeys,
  tenantOf,
  type KeyRow,
} from '../modules/selling/api-keys/index.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Tx } from '../platform/database/database.ts'
import { OperatorError, type OperatorCommand, type OperatorContext } from './operator.ts'

export const keysUsage = [
  'npm run keys -- issue <merchant id> [--test]',
  'npm run keys -- list <merchant id>',
  'npm run keys -- revoke <merchant id> [--test]',
].join('\n')

/** Keys of shops. The console's administrator does the same under "Integrations". */
export const keysCommand: OperatorCommand = ([verb = '', ...args]) => {
  const { merchantId, mode } = readAsked(args)
  switch (verb) {
    case 'issue':
      return (context) => issue(context, merchantId, mode)
    case 'list':
      return (context) => list(context, merchantId)
    case 'revoke':
      return (context) => revoke(context, merchantId, mode)
    default:
      throw new OperatorError(keysUsage)
  }
}

function readAsked(args: readonly string[]): { merchantId: string; mode: KeyMode } {
  try {
    const options = { test: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [merchantId, ...others] = positionals
    if (merchantId !== undefined && others.length === 0)
      return { merchantId, mode: values.test ? 'test' : 'live' }
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : 'what?'}\n\n${keysUsage}`)
  }
  throw new OperatorError(keysUsage)
}

async function issue(context: OperatorContext, merchantId: string, mode: KeyMode): Promise<string[]> {
  const pair = await context.database.system(async (tx) => {
    const made = await issueKeys(tx, context.keys, { merchantId, mode, at: context.now, isShown: true })
    if (made) await note(tx, context, merchantId, 'api_keys.issued', mode)
    return made
  })
  if (!pair) throw unknownMerchant
  return [
    `Public key   ${pair.publicKey}`,
    `Secret key   ${pair.secretKey}`,
    'The secret key is shown here only. Keys it replaces work for 24 hours more.',
  ]
}

async function list({ database, now }: OperatorContext, merchantId: string): Promise<string[]> {
  const tenants = [tenantOf(merchantId, 'live'), tenantOf(merchantId, 'test')]
  const rows = await database.systemRead((tx) => listKeys(tx, tenants, now))
  return rows.length === 0 ? ['No key of this merchant works.'] : rows.map((row) => lineOf(row, merchantId))
}

async function revoke(context: OperatorContext, merchantId: string, mode: KeyMode): Promise<string[]> {
  const stopped = await context.database.system(async (tx) => {
    const count = await endMerchantKeys(tx, { merchantId, mode, at: context.now })
    if (count > 0) await note(tx, context, merchantId, 'api_keys.revoked', mode)
    return count
  })
  if (stopped === 0) throw new OperatorError(`No ${mode} key of this merchant works.`)
  return [`Revoked: ${stopped} ${mode} keys. They do not work any more.`]
}

function lineOf(row: KeyRow, merchantId: string): string {
  const mode = row.merchant_id === merchantId ? 'live' : 'test'
  const until = row.revoked_at ? `  until ${row.revoked_at.toISOString()}` : ''
  const stores = row.store_ids ? `  for ${row.store_ids.join(', ')}` : ''
  return `${mode}  ${row.kind.padEnd(6)}  …${row.last_four}  since ${row.created_at.toISOString()}${until}${stores}`
}

const unknownMerchant = new OperatorError('No merchant has this id.')

function note(
  tx: Tx,
  { name, now }: OperatorContext,
  merchantId: string,
  action: string,
  mode: KeyMode,
): Promise<void> {
  return recordAudit(tx, {
    merchantId,
    at: now,
    action,
    object: `api_keys:${mode}`,
    actorId: `operator:${name}`,
    actorRole: 'operator',
    outcome: 'done',
  })
}
