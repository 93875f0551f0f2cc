import type { Plugin, Rolldown } from 'vite'

type Styled = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/**
 * Joins the style sheets of an application into one, which is loaded where the application begins: all of them together are
 * smaller than the requests for some. Pages that stand in front and load no other have what `front` holds as a sheet of their
 * own.
 */
export function oneSheet(application: string, { front }: { front: 'apart' | 'joined' }): Plugin {
  return {
    name: 'one-sheet',
    apply: 'build',
    // Before the addresses of sheets are written into pages and scripts.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part): part is Styled => part.type === 'chunk')
        const first = chunks.find(({ facadeModuleId }) => facadeModuleId === application)
        if (!first) throw new Error(`${application} begins no file of the build`)
        const apart =
          front === 'joined' ? [] : chunks.filter(({ name }) => name === 'front').flatMap(sheetsOf)
        const sheets = new Set([...apart, ...importsFirst(chunks).flatMap(sheetsOf)])
        const source = [...sheets].map((sheet) => textOf(bundle[sheet])).join('\n')
        for (const chunk of chunks) for (const sheet of sheets) chunk.viteMetadata?.importedCss.delete(sheet)
        for (const sheet of sheets) if (!apart.includes(sheet)) delete bundle[sheet]
        const file = this.getFileName(this.emitFile({ type: 'asset', name: 'application.css', source }))
        first.viteMetadata?.importedCss.add(file)
        const pagesInFront = chunks.filter((chunk) => chunk.isEntry && chunk !== first)
        for (const page of pagesInFront) for (const sheet of apart) page.viteMetadata?.importedCss.add(sheet)
      },
    },
  }
}

function sheetsOf({ viteMetadata }: Styled): string[] {
  return [...(viteMetadata?.importedCss ?? [])]
}

/** A component's own sheet comes after those of what it is made of, and so wins. */
function importsFirst(chunks: readonly Styled[]): Styled[] {
  const ordered = new Set<Styled>()
  const seen = new Set<string>()
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const visit = (chunk: Styled | undefined) => {
    if (!chunk || seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    for (const file of chunk.imports) visit(byFile.get(file))
    ordered.add(chunk)
  }
  chunks.forEach(visit)
  return [...ordered]
}

function textOf(asset: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  return asset?.type === 'asset' ? String(asset.source) : ''
}
