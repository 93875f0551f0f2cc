import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { useState } from 'react'
import { sayDownloadFailed } from '../download.ts'
import { useServices } from '../use-services.ts'
import styles from './file-preview.module.css'
import { addressOfFile } from './upload.ts'

/** A look at a picture that was handed in, fetched once somebody asks for it. */
export function FilePreview({ url, name }: { url: string; name: string }) {
  const { api } = useServices()
  const [address, setAddress] = useState<string | null>(null)
  const show = () => addressOfFile(api, url).then(setAddress, sayDownloadFailed)
  if (address === null)
    return (
      <Button size="small" aria-label={m.wizard_file_show_named({ name })} onClick={() => void show()}>
        {m.wizard_file_show()}
      </Button>
    )
  return <img className={styles.picture} src={address} alt={name} />
}
