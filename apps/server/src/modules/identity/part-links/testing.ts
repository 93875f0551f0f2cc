import type { PartNotice } from '@daftar/contract/endpoints/identity/part-links-shapes'
import type { TestAnswer, TestApp, TestCall } from '../../../testing/app/test-app.ts'
import { formAround, formType, pictureFixture } from '../../../testing/files/uploads.ts'

/** Whoever has a link in a letter or text of theirs, with a browser that keeps its pass. */
export interface Filler {
  id: string
  token: string
  /** The pass as the browser sends it; empty before a code was right. */
  cookie(): string
  open(): Promise<PartNotice>
  sendCode(): Promise<TestAnswer>
  code(): Promise<string>
  enter(code?: string): Promise<TestAnswer>
  part(): Promise<TestAnswer>
  save(values: object, version: number, base?: string): Promise<TestAnswer>
  submit(values: object, base: string): Promise<TestAnswer>
  upload(field: string): Promise<TestAnswer>
}

/** Opens the address that came to a contact last. */
export async function aFiller(product: TestApp, contact: string): Promise<Filler> {
  await product.deliver()
  const said = JSON.stringify(
    (await product.inbox(contact)).find((one) => JSON.stringify(one).includes('/part#')),
  )
  const [, token = ''] = /\/part#([\w-]{43})/.exec(said) ?? []
  let pass = ''
  const id = async () => ((await open()).id as string) ?? ''
  const call = async (endpoint: Parameters<TestApp['call']>[0], given: TestCall) => {
    const answer = await product.call(endpoint, { ...given, headers: { ...given.headers, cookie: pass } })
    const [set] = [answer.headers['set-cookie'] ?? []].flat()
    if (set) [pass = ''] = String(set).split(';')
    return answer
  }
  const open = async () => (await call('partLinks.open', { body: { token } })).body.notice as PartNotice
  const filler = { id: await id() }
  const params = { id: filler.id }
  const sendCode = () => call('partLinks.sendCode', { body: { token } })
  const code = async () => {
    await sendCode()
    await product.deliver()
    return (await product.inbox(contact)).find((one) => one.code)?.code ?? ''
  }
  return {
    ...filler,
    ...{ token, open, sendCode, code },
    cookie: () => pass,
    enter: async (given) => call('partLinks.enter', { body: { token, otp_code: given ?? (await code()) } }),
    part: () => call('partLinks.part', { params }),
    save: (values, ifMatch, base) =>
      call('partLinks.save', { params, ifMatch, body: { values, ...(base && { base }) } }),
    submit: (values, base) => call('partLinks.submit', { params, body: { values, base } }),
    upload: (field) => {
      const { before, after } = formAround('card.png')
      const bytes = pictureFixture('picture-with-notes.png')
      return call('partLinks.upload', {
        ...{ params, query: { field }, body: Buffer.concat([before, bytes, after]) },
        headers: { 'content-type': formType },
      })
    },
  }
}
