import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { calendarDate } from '../../wire/values.ts'

/** Registers that are asked while somebody types: they propose and warn, and never decide. */

const signedIn = { kind: 'account' } as const satisfies Access
const byNumber = z.strictObject({ number: z.string().max(40) })

/** DEC-ONB-42, DEC-KYB-8. A bank that the directory does not know is null: the form asks for its name. */
const ibanCheck = z.object({
  is_valid: z.boolean(),
  bank_data: z.object({ bank_name: z.string(), swift_code: z.string() }).nullable(),
})

/** DEC-ONB-41. `is_valid` is an entry that stands and has not run out. */
const commercialRegistrationCheck = z.object({
  is_valid: z.boolean(),
  legal_company_name: z.string(),
  license_expiry_date: calendarDate,
  status: z.enum(['active', 'expired']),
})

export const registersEndpoints = {
  'registers.iban': endpoint({
    route: 'GET /partners/application/api/v1/iban/{iban}',
    summary:
      'Whether the check digits of an IBAN are right, and its bank where the directory knows it (ONB-84)',
    access: signedIn,
    params: z.strictObject({ iban: z.string().max(80) }),
    query: z.strictObject({ with_bank: z.enum(['true', 'false']).optional() }),
    response: ibanCheck,
    rate: 'register',
    example: { params: { iban: 'SA0380000000608010167519' }, query: { with_bank: 'true' } },
  }),
  'registers.commercialRegistration': endpoint({
    route: 'GET /partners/application/api/v1/commercial-registration/{number}',
    summary: 'What the register says of a Saudi commercial registration number (ONB-83)',
    access: signedIn,
    params: byNumber,
    response: commercialRegistrationCheck,
    reasons: ['register_away'],
    rate: 'register',
    // It waits for a register of others; nothing of ours is held meanwhile.
    unitOfWork: 'own',
    example: { params: { number: '1010000000' } },
  }),
  'registers.unifiedNumber': endpoint({
    route: 'GET /partners/application/api/v1/licence-unified-number/{number}',
    summary: 'The commercial registration of a Saudi unified number (ONB-88)',
    access: signedIn,
    params: byNumber,
    response: z.object({ merchant_license_data: z.object({ commercial_registration_number: z.string() }) }),
    reasons: ['register_away'],
    rate: 'register',
    unitOfWork: 'own',
    example: { params: { number: '7000000000' } },
  }),
  'registers.website': endpoint({
    route: 'GET /partners/application/api/v1/url/response/{url}',
    summary: 'Whether a website answers, and with which status (ONB-85, DEC-ONB-43)',
    access: signedIn,
    params: z.strictObject({ url: z.string().max(500) }),
    response: z.object({ is_reachable: z.boolean(), status_code: z.number().int().nullable() }),
    rate: 'register',
    unitOfWork: 'own',
    example: { params: { url: 'https://shop.example' } },
  }),
}
