import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF page by page, in one line each; Latin parts only can be relied on. */
export async function textOfPdf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document, { mergePages: false })
  return text.map((page) => page.replaceAll(/[\s\u00a0]+/g, ' '))
}
