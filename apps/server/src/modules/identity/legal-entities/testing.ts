import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { companyOf, type CompanyFacts } from '@daftar/rules/legal-entities/update'
import { emiratiCompany } from '@daftar/rules/onboarding/document-for-tests'
import type { Row } from '../../../platform/database/rows.ts'
import { aMerchant, type MerchantFacts } from '../../../testing/app/builders.ts'
import type { TestAnswer, TestApp } from '../../../testing/app/test-app.ts'
import { pictureFixture, upload } from '../../../testing/files/uploads.ts'

/** A merchant of the Emirates whose admin manages its company, and the calls they make of it. */
export interface Licensed extends MerchantFacts {
  token: string
  entityId: string
  read(): Promise<TestAnswer>
  /** On the version that was read last, unless told. */
  save(body: object, version?: number): Promise<TestAnswer>
  submit(version?: number): Promise<TestAnswer>
  /** A whole update with files of their own, on a licence that ends in years. */
  write(more?: Partial<CompanyFacts['legal_info']>): Promise<TestAnswer>
}

/** Turns on what opens the screens and calls of a merchant's company (canViewStoreManagement). */
export async function managed(product: TestApp, merchantId: string): Promise<void> {
  await product.db.database.system(
    (tx) => tx`
      insert into merchant_experiment (merchant_id, name, enabled, changed_at)
      values (${merchantId}, 'store_management', true, ${product.clock.now()})`,
  )
}

export async function aLicensed(
  product: TestApp,
  { expiresOn = null, merchant }: { expiresOn?: CalendarDate | null; merchant?: MerchantFacts } = {},
): Promise<Licensed> {
  const facts = merchant ?? (await product.db.database.system((tx) => aMerchant(tx)))
  const { merchantId, personId } = facts
  await managed(product, merchantId)
  const token = await product.signIn(personId)
  const [entity] = await product.db.database.system(
    (tx) => tx<Row<'legal_entity', 'id'>[]>`
      update legal_entity set licence_expires_on = ${expiresOn} where merchant_id = ${merchantId} returning id`,
  )
  const params = { id: entity!.id }
  const read = () => product.call('legalEntities.read', { as: token, params })
  const versionNow = async () => (await read()).body.version as number
  const save = async (body: object, version?: number) => {
    const ifMatch = version ?? (await versionNow())
    return product.call('legalEntities.change', { as: token, params, body, ifMatch })
  }
  return {
    ...{ ...facts, token, entityId: params.id, read, save },
    submit: async (version) =>
      product.call('legalEntities.submit', { as: token, params, ifMatch: version ?? (await versionNow()) }),
    write: async (more = {}) => {
      const file = await upload(product, token, {
        ...{
          name: 'licence.png',
          bytes: pictureFixture('picture-with-notes.png'),
          purpose: 'company_licence',
        },
      })
      const own = JSON.stringify(companyOf(emiratiCompany())).replaceAll(
        'fil_00000001',
        file.body.url as string,
      )
      const company = JSON.parse(own) as CompanyFacts
      company.legal_info = { ...company.legal_info, ...more }
      return save(company)
    },
  }
}
