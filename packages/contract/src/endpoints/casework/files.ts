import { fileHoldReasons } from '@daftar/rules/files/retention'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { uploadPurposes } from '../../wire/upload-purposes.ts'
import { anUpload, fileRefusals } from '../../wire/uploads.ts'
import { calendarDate, fileHandle, instant, pageQuery } from '../../wire/values.ts'
import { erasedFile, keptFile, keptOfMerchant } from './files-kept-shapes.ts'

/** Uploads and downloads, of merchants and for staff who read the documents of a case. */

export type UploadPurpose = (typeof uploadPurposes)[number]

/** What a first look at a PDF told: shown at once, decided again at submission. */
export const inspection = z.object({
  kind: z.enum(['text', 'scanned', 'encrypted', 'unreadable', 'too_heavy']),
  pages: z.number().int().nullable(),
})

/** What was read from a bank statement; null where it says nothing that can be read (DEC-WIZ-9). */
export const statementReading = z.object({
  state: z.enum(['waiting', 'read', 'unreadable']),
  holder: z.string().nullable(),
  iban: z.string().nullable(),
  first_entry: calendarDate.nullable(),
  last_entry: calendarDate.nullable(),
  pages: z.number().int().nullable(),
})

export const uploadedFile = z.object({
  url: z.string(),
  name: z.string(),
  size: z.number().int(),
  content_type: z.string(),
  inspection: inspection.nullable(),
  /** Of a bank statement that opens without a password; null for any other file. */
  reading: statementReading.nullable(),
})
export type UploadedFile = z.output<typeof uploadedFile>

/** What a licence says by its labelled lines, null where it does not (DEC-KYB-14). */
const licenceSays = z.object({
  number: z.string().nullable(),
  company_name: z.string().nullable(),
  issue_date: calendarDate.nullable(),
  expiry_date: calendarDate.nullable(),
})

/** What the machine-readable zone of a passport or card says, all of its check digits being right. */
const identitySays = z.object({
  document: z.enum(['passport', 'card']),
  names: z.string().nullable(),
  number: z.string().nullable(),
  /** The holder's own number, of an Emirates ID. */
  national_number: z.string().nullable(),
  issuer: z.string().nullable(),
  expiry_date: calendarDate.nullable(),
})

/**
 * What could be read from a document. `unchecked`: a machine-readable zone whose check digits are wrong;
 * `no_text`: a scan in a PDF; `picture`: a photo, which nobody reads but people; `nothing`: a text that says
 * none of what was looked for.
 */
export const documentReading = z.object({
  state: z.enum(['read', 'unchecked', 'nothing', 'no_text', 'picture']),
  licence: licenceSays.nullable(),
  identity: identitySays.nullable(),
})
export type DocumentReading = z.output<typeof documentReading>

/** Why staff open an identity document. */
export const documentReasons = ['review', 'merchant_asks', 'authority_asks', 'fraud_check'] as const
export type DocumentReason = (typeof documentReasons)[number]

const note = z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long')
const merchantId = z.string({ error: 'required' }).min(1, 'required').max(64)
const byId = z.strictObject({ id: z.string().max(64) })
const ofMerchant = { merchant_id: z.string().max(64).optional() }
const page = { next_page_token: z.string().nullable() }

export const filesEndpoints = {
  'files.keptForStaff': endpoint({
    route: 'GET /desk/api/v1/files/kept',
    summary: 'Files with the day until which each is kept, the next to be deleted first',
    access: { kind: 'staff', flag: 'can_view_files' },
    query: z.strictObject({ state: z.enum(['due', 'held']).optional(), ...ofMerchant, ...pageQuery }),
    response: z.object({ files: z.array(keptFile), ...page }),
  }),
  'files.erased': endpoint({
    route: 'GET /desk/api/v1/files/erased',
    summary: 'What is left of files that were deleted: why, by whom and their digest, newest first',
    access: { kind: 'staff', flag: 'can_view_files' },
    query: z.strictObject({ ...ofMerchant, ...pageQuery }),
    response: z.object({ files: z.array(erasedFile), ...page }),
  }),
  'files.placeHold': endpoint({
    route: 'POST /desk/api/v1/files/holds',
    summary: 'Keep a file, or all files of a merchant, whatever their clock says, until the hold is lifted',
    access: { kind: 'staff', flag: 'can_hold_files' },
    body: z.strictObject({
      merchant_id: merchantId,
      /** Null for all files of the merchant. */
      file_id: fileHandle.nullable(),
      reason: z.enum(fileHoldReasons, { error: 'choose_option' }),
      note,
    }),
    response: z.object({ id: z.string() }),
    reasons: ['wrong_status'],
    audit: 'file.hold_placed',
    example: {
      body: {
        merchant_id: 'mer_0000',
        file_id: null,
        reason: 'legal_claim',
        note: 'Claim 12 of the court of Dubai.',
      },
    },
  }),
  'files.releaseHold': endpoint({
    route: 'POST /desk/api/v1/files/holds/{id}/release',
    summary: 'Lift a hold on files; what fell due meanwhile is deleted in the next night',
    access: { kind: 'staff', flag: 'can_hold_files' },
    params: byId,
    body: z.strictObject({ note }),
    response: z.object({ id: z.string() }),
    reasons: ['wrong_status'],
    audit: 'file.hold_released',
    example: { params: { id: 'fhd_0000' }, body: { note: 'The claim was settled.' } },
  }),
  'files.endRelation': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/relation-end',
    summary:
      'Tell on which day the relation with a merchant ended, or take it back; its files are kept from then',
    access: { kind: 'staff', flag: 'can_hold_files' },
    params: byId,
    body: z.strictObject({ ended_on: calendarDate.nullable(), note }),
    response: z.object({ first_until: calendarDate.nullable() }),
    audit: 'file.relation_ended',
    example: { params: { id: 'mer_0000' }, body: { ended_on: null, note: 'They went on selling.' } },
  }),
  'files.kept': endpoint({
    route: 'GET /merchant/api/v2/files/kept',
    summary: 'Which of the own files are kept, why and until when',
    access: { kind: 'account' },
    response: z.object({ files: z.array(keptOfMerchant) }),
  }),
  'files.ticketForStaff': endpoint({
    route: 'POST /desk/api/v1/files/ticket',
    summary: 'A signed streaming address for a document of a case',
    access: { kind: 'staff', flag: 'can_view_cases' },
    body: z.strictObject({
      url: fileHandle,
      /** Asked for where the file is an identity document (decision 0085). */
      reason: z.enum(documentReasons, { error: 'choose_option' }).optional(),
      /**
       * The document itself instead of a copy with a mark: for an authority that asks alone (decision 0097).
       */
      original: z.boolean().optional(),
    }),
    response: z.object({ address: z.string(), expires_at: instant }),
    audit: 'file.viewed',
    example: { body: { url: 'fil_00000000' } },
  }),
  'files.streamForStaff': endpoint({
    route: 'GET /desk/api/v1/files/stream/{ticket}',
    summary: 'The bytes behind a ticket',
    access: { kind: 'staff', flag: 'can_view_cases' },
    params: z.strictObject({ ticket: z.string().max(400) }),
    response: 'stream',
    reasons: ['file_unreadable'],
    unitOfWork: 'own',
    example: { params: { ticket: 'none' } },
  }),
  'files.upload': endpoint({
    ...anUpload,
    route: 'POST /merchant/api/v2/upload',
    summary: 'Upload one file (multipart field `file`); answers its handle',
    access: { kind: 'account' },
    query: z.strictObject({ purpose: z.enum(uploadPurposes).default('licence') }),
    response: uploadedFile,
    reasons: [...fileRefusals, 'file_unreadable', 'file_active', 'picture_shape'],
    audit: 'file.uploaded',
  }),
  'files.download': endpoint({
    route: 'GET /merchant/api/v2/download',
    summary: 'A file up to 5 MB as base64; the handle is looked up and never fetched',
    access: { kind: 'account' },
    query: z.strictObject({ url: fileHandle }),
    /** `data` is base64 (ADD-03). */
    response: z.object({ name: z.string(), mime_type: z.string(), data: z.string() }),
    reasons: ['file_too_large'],
    audit: 'file.downloaded',
    unitOfWork: 'own',
    example: { query: { url: 'fil_00000000' } },
  }),
  'files.facts': endpoint({
    route: 'GET /merchant/api/v2/files/facts',
    summary: 'Name, size, kind and day of an uploaded file',
    access: { kind: 'account' },
    query: z.strictObject({ url: fileHandle }),
    response: z.object({
      name: z.string(),
      size: z.number().int(),
      content_type: z.string(),
      uploaded_at: instant,
    }),
    example: { query: { url: 'fil_00000000' } },
  }),
  'files.reading': endpoint({
    route: 'GET /merchant/api/v2/files/reading',
    summary: 'What was read from an uploaded licence or identity document: proposals, never more',
    access: { kind: 'account' },
    query: z.strictObject({ url: fileHandle }),
    response: documentReading,
    example: { query: { url: 'fil_00000000' } },
  }),
  'files.ticket': endpoint({
    route: 'POST /merchant/api/v2/files/ticket',
    summary: 'A signed streaming address for one file, one user, 60 seconds',
    access: { kind: 'account' },
    body: z.strictObject({ url: fileHandle }),
    response: z.object({ address: z.string(), expires_at: instant }),
    audit: 'file.ticket',
    example: { body: { url: 'fil_00000000' } },
  }),
  'files.stream': endpoint({
    route: 'GET /merchant/api/v2/files/stream/{ticket}',
    summary: 'The bytes behind a ticket',
    access: { kind: 'account' },
    params: z.strictObject({ ticket: z.string().max(400) }),
    response: 'stream',
    unitOfWork: 'own',
    example: { params: { ticket: 'none' } },
  }),
}
