import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '../../platform/database/connect.ts'
import { roleNames, urlFor } from '../../platform/database/roles.ts'
import { schemaText } from './schema-text.ts'
import { tablesText } from './tables-text.ts'
import { makeTemporaryRoot } from './temporary-root.ts'
import { cloneDatabase, startTestCluster } from './test-cluster.ts'

/** Where the schema lies for people to read. */
export const schemaFile = join(import.meta.dirname, '../../../../../docs/schema.sql')

/** Where the types of its tables lie for the compiler. */
export const tablesFile = join(import.meta.dirname, '../../platform/database/tables.gen.ts')

/** `npm run schema`: migrates a throw-away cluster and writes down what came out. */
async function writeSchema(): Promise<void> {
  const root = makeTemporaryRoot()
  const cluster = await startTestCluster(join(root, 'cluster'))
  try {
    const name = await cloneDatabase(cluster)
    const owner = connect(urlFor(cluster.adminUrl, roleNames.owner, cluster.secretKey, name), { max: 1 })
    writeFileSync(schemaFile, await schemaText(owner))
    writeFileSync(tablesFile, await tablesText(owner))
    await owner.end()
  } finally {
    await cluster.stop()
    rmSync(root, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) await writeSchema()
