import { connect, type Sql } from '../connect.ts'

/** Work on one connection, which ends with it. */
export async function withAdmin<T>(url: string, work: (admin: Sql) => Promise<T> | T): Promise<T> {
  const admin = connect(url, { max: 1, name: 'daftar-roles' })
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
