import type { Plugin, Rolldown } from 'vite'

type Styled = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/**
 * Joins the style sheets of an application into one, which is loaded where the application begins: all of them together are
 * smaller than the requests for some. What `front` holds stays a sheet of its own where pages stand in front that load no
 * other.
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
        const sheets = importsFirst(chunks)
          .flatMap(sheetsOf)
          .filter((sheet) => !apart.includes(sheet))
        const source = sheets.map((sheet) => textOf(bundle[sheet])).join('\n')
        for (const chunk of chunks) for (const sheet of sheets) chunk.viteMetadata?.importedCss.delete(sheet)
        for (const sheet of sheets) delete bundle[sheet]
        const file = this.getFileName(this.emitFile({ type: 'asset', name: 'application.css', source }))
        first.viteMetadata?.importedCss.add(file)
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
