import type { FieldCode } from '@daftar/contract'
import type { PdfKind } from '../../../platform/pdf/verdict.ts'
import type { Documents, OpenedDocuments } from '../../casework/files/index.ts'
import type { LockedStatementFiles, StatementFiles } from './statements.ts'

/** DEC-WIZ-9; what opens but says nothing is no problem here: a reviewer looks at it. */
const problems: Readonly<Record<Exclude<PdfKind, 'text'>, FieldCode>> = {
  scanned: 'statement_scanned',
  encrypted: 'statement_password_required',
  password_wrong: 'statement_password_wrong',
  unreadable: 'statement_unreadable',
  too_heavy: 'statement_unreadable',
  active: 'file_active',
}

/** Uploaded documents as the forms of applications look at them. */
export function statementFiles(documents: Documents): LockedStatementFiles {
  return {
    ...lookingAt(documents),
    opened: async (merchantId, given) => lookingAt(await documents.opened(merchantId, given)),
  }
}

function lookingAt(documents: OpenedDocuments): StatementFiles {
  return {
    find: documents.find,
    letGo: documents.letGo,
    look: async (tx, merchantId, handle) => {
      const read = await documents.read(tx, merchantId, handle)
      if (read === undefined) return { ok: false, problem: 'not_your_file' }
      if (read === null) return { ok: false, problem: 'file_type' }
      if (read.kind !== 'text') return { ok: false, problem: problems[read.kind] }
      const { pages, holder, iban, firstEntry, lastEntry } = read
      return { ok: true, reading: { pages, holder, iban, firstEntry, lastEntry } }
    },
  }
}
