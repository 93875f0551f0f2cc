import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { emiratiCompany } from '@daftar/rules/onboarding/document-for-tests'
import type { TestAnswer, TestApp } from '../../../testing/test-app.ts'
import { pictureFixture, upload } from '../../../testing/uploads.ts'
import { createPerson } from '../../people/sign-in/index.ts'

/** Somebody who signed up and works for nobody. */
export interface Stranger {
  personId: string
  email: string
  token: string
}

let strangers = 0

export async function aStranger(product: TestApp): Promise<Stranger> {
  strangers += 1
  const contacts = {
    email: `stranger${strangers}@noor.example`,
    phone: `+9715020${String(strangers).padStart(5, '0')}`,
  }
  const personId = await product.db.database.system((tx) =>
    createPerson(tx, { firstName: '', lastName: '', unconfirmed: [], ...contacts }, product.clock.now()),
  )
  if (personId === null) throw new Error('the contacts of a stranger are taken')
  return { personId, email: contacts.email, token: await product.signIn(personId) }
}

/** An application under way, with what calls on it need. */
export interface Applying extends Stranger {
  id: string
  read(): Promise<TestAnswer>
  change(body: object, version?: number): Promise<TestAnswer>
  submit(): Promise<TestAnswer>
}

export async function anApplication(product: TestApp): Promise<Applying> {
  const stranger = await aStranger(product)
  const as = stranger.token
  const { body, status } = await product.call('onboarding.create', { as })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const id = body.application.general.id as string
  const params = { id }
  const read = () => product.call('onboarding.read', { as })
  return {
    ...stranger,
    id,
    read,
    change: async (changed, version) =>
      product.call('onboarding.change', {
        ...{ as, params, body: changed },
        ifMatch: version ?? versionOf(await read()),
      }),
    submit: () => product.call('onboarding.submit', { as, params }),
  }
}

/** The version an answer says, as a browser sends it back. */
export function versionOf({ headers }: TestAnswer): number {
  return Number(/"(\d+)"/.exec(String(headers['etag']))?.[1])
}

/** A document with a name and numbers of its own, its files uploaded by the applicant. */
export async function saidBy(
  product: TestApp,
  { token }: Stranger,
  said: OnboardingDocument = emiratiCompany(),
): Promise<OnboardingDocument> {
  strangers += 1
  const file = await upload(product, token, {
    ...{
      name: 'licence.png',
      bytes: pictureFixture('picture-with-notes.png'),
      purpose: 'onboarding_licence',
    },
  })
  const own = JSON.stringify(said).replaceAll('fil_00000001', file.body.url as string)
  const document = JSON.parse(own) as OnboardingDocument
  document.basic_info.business_name += ` ${strangers}`
  document.legal_info.commercial_registration_number += strangers
  for (const owner of document.shareholders.company_owners) owner.identity_id += strangers
  return document
}

/** An application that was handed in with everything. */
export async function aSubmission(product: TestApp, said?: OnboardingDocument): Promise<Applying> {
  const applying = await anApplication(product)
  const saved = await applying.change(await saidBy(product, applying, said))
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  const submitted = await applying.submit()
  if (submitted.status !== 200) throw new Error(JSON.stringify(submitted.body))
  return applying
}
