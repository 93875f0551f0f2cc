import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { DocumentProps } from '@react-pdf/renderer'
import { deserialize, serialize } from 'node:v8'
import { loadPaper } from '../../platform/documents/paper.ts'
import type { PaperSetter } from '../../platform/documents/papers.ts'
import { renderPdf } from '../../platform/documents/render.ts'
import { setHere } from '../app/set-here.ts'

/** Sets papers in words that a test changes, as a newer version of the product would. */
export function rewordingSetter(): PaperSetter & { reword(word: string, by: string): void } {
  const changed = new Map<string, string>()
  const said = (text: string) => [...changed].reduce((one, [word, by]) => one.replaceAll(word, by), text)

  function reworded(node: ReactNode): ReactNode {
    if (typeof node === 'string') return said(node)
    if (Array.isArray(node)) return node.map(reworded)
    if (!isValidElement<{ children?: ReactNode }>(node)) return node
    const { children } = node.props
    const all = children === undefined ? [] : Array.isArray(children) ? children : [children]
    return cloneElement(node, {}, ...all.map(reworded))
  }

  return {
    reword: (word, by) => void changed.set(word, by),
    async set({ module, name, contents }) {
      const paper = await loadPaper(module, name)
      const document = await paper.document(deserialize(serialize(contents)) as unknown)
      return renderPdf(() => Promise.resolve(reworded(document) as ReactElement<DocumentProps>))
    },
    stop: setHere.stop,
  }
}
