import type { Plugin, Rolldown } from 'vite'

type Styled = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/**
 * What `front` holds is a sheet of its own for pages in front, which load no other, or joined to the first
 * one.
 */
type Wanted = {
  front: 'apart' | 'joined'
  /**
   * The modules that the screens which most people begin with start with, and what every page loads by itself
   * soon after.
   */
  screens: readonly string[]
}

/**
 * Joins the style sheets of an application into two: what it begins with and the first screens need, loaded
 * where the application begins, and that of all other screens and parts, loaded with the first of them. Each
 * is smaller than the requests for some. A later step of a page in front that needs what is in the first of
 * them alone loads that.
 */
export function twoSheets(application: string, { front, screens }: Wanted): Plugin {
  return {
    name: 'two-sheets',
    apply: 'build',
    // Before the addresses of sheets are written into pages and scripts.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part): part is Styled => part.type === 'chunk')
        const startingWith = (module: string) => {
          const found =
            chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
            chunks.find(({ moduleIds }) => moduleIds.includes(module))
          if (!found) throw new Error(`${module} is in no file of the build`)
          return found
        }
        const start = startingWith(application)
        const apart =
          front === 'joined' ? [] : chunks.filter(({ name }) => name === 'front').flatMap(sheetsOf)
        const begins = importsFirst([start, ...screens.map(startingWith)], chunks)
        const first = new Set([...apart, ...begins.flatMap(sheetsOf)])
        const all = importsFirst(chunks, chunks).flatMap(sheetsOf)
        const rest = new Set(all.filter((sheet) => !first.has(sheet)))
        const pagesInFront = chunks.filter((chunk) => chunk.isEntry && chunk !== start)
        const onlyInFirst = new Set(
          begins
            .filter((chunk) => sheetsOf(chunk).some((sheet) => !apart.includes(sheet)))
            .flatMap(({ moduleIds }) => moduleIds.filter((id) => id.endsWith('.css'))),
        )
        const join = (name: string, sheets: ReadonlySet<string>) =>
          this.getFileName(
            this.emitFile({
              type: 'asset',
              name,
              source: [...sheets].map((sheet) => textOf(bundle[sheet])).join('\n'),
            }),
          )
        const [firstFile, restFile] = [join('application.css', first), join('screens.css', rest)]
        for (const chunk of chunks) {
          const own = sheetsOf(chunk)
          for (const sheet of own) chunk.viteMetadata?.importedCss.delete(sheet)
          if (own.some((sheet) => rest.has(sheet))) chunk.viteMetadata?.importedCss.add(restFile)
        }
        for (const sheet of [...first, ...rest]) if (!apart.includes(sheet)) delete bundle[sheet]
        start.viteMetadata?.importedCss.add(firstFile)
        for (const page of pagesInFront) for (const sheet of apart) page.viteMetadata?.importedCss.add(sheet)
        for (const { facadeModuleId } of pagesInFront)
          for (const [step, modules] of stepsOf(facadeModuleId ?? '', (id) => this.getModuleInfo(id)))
            if ([...modules].some((id) => onlyInFirst.has(id)))
              startingWith(step).viteMetadata?.importedCss.add(firstFile)
      },
    },
  }
}

function sheetsOf({ viteMetadata }: Styled): string[] {
  return [...(viteMetadata?.importedCss ?? [])]
}

type Imports = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>

/** A page and its later steps by the modules they begin with, each with all that it imports at once. */
function stepsOf(page: string, infoOf: (id: string) => Imports | null): Map<string, Set<string>> {
  const steps = new Map([[page, new Set([page])]])
  for (const [, modules] of steps)
    for (const id of modules) {
      const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {}
      for (const imported of importedIds) modules.add(imported)
      for (const later of dynamicallyImportedIds) if (!steps.has(later)) steps.set(later, new Set([later]))
    }
  return steps
}

/**
 * Chunks with all they import. A component's own sheet comes after those of what it is made of, and so wins.
 */
function importsFirst(chunks: readonly Styled[], known: readonly Styled[]): Styled[] {
  const ordered = new Set<Styled>()
  const seen = new Set<string>()
  const byFile = new Map(known.map((chunk) => [chunk.fileName, chunk]))
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
