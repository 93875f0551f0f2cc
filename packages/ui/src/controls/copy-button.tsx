import { useEffect, useState } from 'react'
import { Check, Copy } from 'lucide-react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

export type CopyButtonProps = {
  /** What goes to the clipboard. Marks of direction are taken out of it. */
  text: string
  label: string
  copiedLabel: string
  look?: 'icon' | 'words'
  /** It lies in the clipboard. */
  onCopied?: () => void
}

const shownForMs = 2000

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label, copiedLabel, look = 'icon', onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownForMs)
    return () => clearTimeout(timer)
  }, [copied])
  async function copy() {
    await navigator.clipboard.writeText(text.replace(/[\u200e\u200f\u2066-\u2069\u202a-\u202e]/g, ''))
    setCopied(true)
    onCopied?.()
  }
  const icon = copied ? <Check /> : <Copy />
  return (
    <>
      {look === 'icon' ? (
        <IconButton
          label={copied ? copiedLabel : label}
          icon={icon}
          size="small"
          onClick={() => void copy()}
        />
      ) : (
        <Button icon={icon} size="small" onClick={() => void copy()}>
          {copied ? copiedLabel : label}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{copied ? copiedLabel : null}</span>
      </VisuallyHidden>
    </>
  )
}
