import { useQuery } from '@tanstack/react-query'
import { pictureQuery } from '../queries.ts'

type PictureProps = { url: string; alt: string; className?: string | undefined }

/** An uploaded picture; nothing until it may be looked at. */
export function Picture({ url, alt, className }: PictureProps) {
  const { data } = useQuery({ ...pictureQuery(url), enabled: url !== '' })
  return data ? <img className={className} src={data} alt={alt} /> : null
}
