import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import type { Api } from './api.ts'

/** Where the area is, and its list of completed payouts. */
export const area = '/finance/payouts'
export const completed = `${area}/completed`

/** The newest payouts that were paid. */
export async function paidPayouts(api: Api) {
  return (await api.call('payouts.list', { query: { status: 'paid', page_size: 50 } })).payouts
}

/** A file as it was saved. */
export async function csvOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}
