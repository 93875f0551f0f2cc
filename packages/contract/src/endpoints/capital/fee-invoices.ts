import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'

/** The tax documents of an advance’s fee. */

const mayViewCapital = { kind: 'account', permission: 'canViewCapital' } as const satisfies Access
/** UBL 2.1 in the profile of the country, where there is one. */
const inFormat = z.strictObject({ format: z.enum(['pdf', 'xml']).optional() })
const byId = z.strictObject({ id: z.string().max(64) })

export const feeInvoicesEndpoints = {
  'feeInvoices.invoice': endpoint({
    route: 'GET /merchant/api/v1/capital/loan/{id}/invoice',
    summary: 'The tax invoice of an advance’s fee, from funding on (DEC-LOAN-3)',
    access: mayViewCapital,
    params: byId,
    query: inFormat,
    response: 'stream',
    reasons: ['seller_tax_number_missing'],
    rate: 'file',
    unitOfWork: 'own',
    example: { params: { id: 'lon_0000' } },
  }),
  'feeInvoices.creditNote': endpoint({
    route: 'GET /merchant/api/v1/capital/loan/{id}/credit-note/{number}',
    summary: 'A tax credit note to the invoice of an advance’s fee (DEC-LOAN-25, DEC-LOAN-27)',
    access: mayViewCapital,
    params: z.strictObject({ id: z.string().max(64), number: z.string().max(80) }),
    query: inFormat,
    response: 'stream',
    reasons: ['seller_tax_number_missing'],
    rate: 'file',
    unitOfWork: 'own',
    example: { params: { id: 'lon_0000', number: 'none' } },
  }),
}
