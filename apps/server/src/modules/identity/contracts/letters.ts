import { routePaths } from '@daftar/rules/shell/guards/routes'
import { m } from '@daftar/words'
import type { Letter } from '../../../platform/mail/letter.ts'
import { addressToken, signingAddress } from './address.ts'
import type { ContractDependencies } from './dependencies.ts'
import type { DrawnPaper } from './store.ts'

type LetterPaper = Pick<
  DrawnPaper,
  'merchant_id' | 'signatory_name' | 'signatory_email' | 'contents' | 'document_key'
>

/** Brings the contract, and leads to where it is signed. */
export function readyLetter(
  { keys, publicOrigin }: Pick<ContractDependencies, 'keys' | 'publicOrigin'>,
  row: LetterPaper,
): Letter {
  const address = signingAddress(publicOrigin, addressToken(keys, row.document_key))
  return {
    ...toSignatory(row),
    kind: 'sales_contract_ready',
    facts: { ...factsOf(row), address },
    attachments: [attached(row, row.document_key)],
  }
}

/** The signed copy: first with the merchant’s signature, then with both. */
export function sealedLetter(
  { publicOrigin }: Pick<ContractDependencies, 'publicOrigin'>,
  row: LetterPaper,
  { key, status }: { key: string; status: 'signed' | 'completed' },
): Letter {
  return {
    ...toSignatory(row),
    kind: `sales_contract_${status}`,
    facts: { ...factsOf(row), address: publicOrigin + routePaths.dashboard },
    attachments: [attached(row, key)],
  }
}

/** The name of the file as it is saved. */
export function fileName({ contents }: Pick<DrawnPaper, 'contents'>): string {
  return m.mail_sales_contract_file({ number: contents.number }, { locale: 'en' })
}

function toSignatory({ signatory_email: to, merchant_id: merchantId, contents }: LetterPaper) {
  const { name: en, nameAr: ar } = contents.merchant
  return { to, merchantId, path: routePaths.dashboardContract, about: { en, ar } }
}

function factsOf({ signatory_name: name, contents }: LetterPaper) {
  const { merchant, number } = contents
  return { name, business: { en: merchant.name, ar: merchant.nameAr }, number }
}

function attached(row: LetterPaper, storageKey: string) {
  return { name: fileName(row), contentType: 'application/pdf', storageKey }
}
