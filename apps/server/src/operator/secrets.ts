import { countClearPapers } from '../modules/capital/signing/index.ts'
import { countClearFiles } from '../modules/casework/files/index.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import { destroyMerchantKey } from '../platform/crypto/merchant-keys.ts'
import { keepOnly, listMasterKeys, masterKeyId, type MasterKeys } from '../platform/crypto/master-key.ts'
import type { ReadTx, Tx } from '../platform/database/database.ts'
import { OperatorError, type OperatorCommand, type OperatorContext } from './operator.ts'

export const secretsUsage = [
  'npm run secrets -- status',
  'npm run secrets -- rotate',
  'npm run secrets -- destroy <merchant id> <merchant id once more>',
].join('\n')

/** The installation's master key, and the keys of merchants' files. */
export const secretsCommand: OperatorCommand = ([verb = '', ...args]) => {
  const [merchantId = '', again = '', ...others] = args
  if (verb === 'status' && args.length === 0) return status
  if (verb === 'rotate' && args.length === 0) return rotate
  if (verb !== 'destroy' || merchantId === '' || others.length > 0) throw new OperatorError(secretsUsage)
  if (merchantId !== again)
    throw new OperatorError(
      `Nobody will be able to read the files of ${merchantId} any more: documents, statements, contracts. To mean it, name it twice.\n\n${secretsUsage}`,
    )
  return (context) => destroy(context, merchantId)
}

async function status({ database, masters }: OperatorContext): Promise<string[]> {
  return database.systemRead(async (tx) => {
    const rows = await listMasterKeys(tx)
    return [
      'The database opens with:',
      ...rows.map(({ id, made_at }) =>
        `  ${id}  since ${made_at.toISOString()}  ${nameOf(id, masters)}`.trimEnd(),
      ),
      ...(rows.length > 1 ? ['`npm run secrets -- rotate` ends all but SECRET_KEY.'] : []),
      clearLine(await countClear(tx)),
    ]
  })
}

function nameOf(id: string, { secretKey, secretKeyOld }: MasterKeys): string {
  if (id === masterKeyId(secretKey)) return 'SECRET_KEY'
  return secretKeyOld && id === masterKeyId(secretKeyOld) ? 'SECRET_KEY_OLD' : 'none of this environment'
}

function clearLine(count: number): string {
  return count === 0
    ? 'Every file of merchants is encrypted.'
    : `${count} files of merchants were stored before files were encrypted; they are encrypted in the background.`
}

/**
 * The start sealed the root key with the new master key already: what is left is that the old one no longer
 * opens it.
 */
async function rotate(context: OperatorContext): Promise<string[]> {
  const id = masterKeyId(context.masters.secretKey)
  const gone = await context.database.system(async (tx) => {
    const ended = await keepOnly(tx, id)
    if (ended.length > 0) await note(tx, context, null, 'secrets.rotated', { ended, holds: id })
    return ended
  })
  if (gone.length === 0)
    throw new OperatorError(
      `SECRET_KEY (${id}) is the only key that opens the database. To change it, start with the new one as SECRET_KEY and this one as SECRET_KEY_OLD.`,
    )
  return [
    `No longer opens the database: ${gone.join(', ')}. SECRET_KEY is ${id}.`,
    'SECRET_KEY_OLD is not needed any more. Processes that run with the old key go on until they stop, and do not start again with it.',
  ]
}

async function destroy(context: OperatorContext, merchantId: string): Promise<string[]> {
  await context.database.system(async (tx) => {
    const clear = await countClear(tx, merchantId)
    if (clear > 0)
      throw new OperatorError(`${clear} files of this merchant are not encrypted yet. Try again in an hour.`)
    if (!(await destroyMerchantKey(tx, merchantId)))
      throw new OperatorError('No merchant of this id has files.')
    await note(tx, context, merchantId, 'secrets.files_erased', {})
  })
  return [
    `Destroyed: the key of the files of ${merchantId}. Its files are not found any more.`,
    'Backups of the database hold the key until they are gone.',
  ]
}

async function countClear(tx: ReadTx, merchantId: string | null = null): Promise<number> {
  return (await countClearFiles(tx, merchantId)) + (await countClearPapers(tx, merchantId))
}

function note(
  tx: Tx,
  { name, now }: OperatorContext,
  merchantId: string | null,
  action: string,
  after: object,
): Promise<void> {
  return recordAudit(tx, {
    merchantId,
    at: now,
    action,
    object: merchantId === null ? 'secrets:master' : `secrets:${merchantId}`,
    actorId: `operator:${name}`,
    actorRole: 'operator',
    outcome: 'done',
    after,
  })
}
