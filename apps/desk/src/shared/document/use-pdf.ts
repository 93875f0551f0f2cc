import { useEffect, useState } from 'react'
import { useServices } from '../use-services.ts'
import type { PdfOpened } from './pdf.ts'

/** A PDF opened while it is shown, and given back after; null while it is being opened. */
export function usePdf(bytes: ArrayBuffer, password: string | null): PdfOpened | null {
  const { openPdf } = useServices()
  const [opened, setOpened] = useState<{
    bytes: ArrayBuffer
    password: string | null
    file: PdfOpened
  } | null>(null)
  useEffect(() => {
    let isLeft = false
    let held: PdfOpened | null = null
    const close = () => typeof held === 'object' && held?.close()
    openPdf(bytes, password)
      .catch((): PdfOpened => 'broken')
      .then((file) => {
        held = file
        if (isLeft) return close()
        setOpened({ bytes, password, file })
        return undefined
      })
      .catch(() => {})
    return () => {
      isLeft = true
      close()
    }
  }, [bytes, password, openPdf])
  return opened?.bytes === bytes && opened.password === password ? opened.file : null
}
