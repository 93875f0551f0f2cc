import { Button } from '@daftar/ui/button'
import { IconButton } from '@daftar/ui/icon-button'
import { m } from '@daftar/words'
import { Eye } from 'lucide-react'
import { useEvidence } from '../evidence/use-evidence.tsx'

/** Brings a document into sight beside the facts. */
export function ShowButton({ url }: { url: string }) {
  const { show } = useEvidence()
  return (
    <Button size="small" onClick={() => show(url)}>
      {m.desk_fact_show()}
    </Button>
  )
}

/** The same without words, where a line has no room; the label says which document it is. */
export function ShowIcon({ url, name }: { url: string; name: string }) {
  const { show } = useEvidence()
  return (
    <IconButton
      label={m.desk_show_document({ name })}
      icon={<Eye />}
      variant="outlined"
      size="small"
      onClick={() => show(url)}
    />
  )
}
