/** A valid PDF of exactly so many bytes: an empty page and an object nobody refers to. */
export function* aPdfOf(size: number): Generator<Buffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  let front = '%PDF-1.4\n'
  const places: number[] = []
  for (const [index, body] of objects.entries()) {
    places.push(front.length)
    front += `${index + 1} 0 obj\n${body}\nendobj\n`
  }
  places.push(front.length)
  const backOf = (filler: number) => {
    const back = '\nendstream\nendobj\n'
    const start = front.length + heavy(filler).length + filler + back.length
    const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
    return `${back}xref\n0 5\n0000000000 65535 f \n${table}trailer << /Size 5 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  }
  const heavy = (filler: number) => `4 0 obj\n<< /Length ${filler} >>\nstream\n`
  let filler = size
  while (front.length + heavy(filler).length + filler + backOf(filler).length > size) filler -= 1
  yield Buffer.from(front + heavy(filler))
  const block = Buffer.alloc(64 * 1024, 'x')
  for (let left = filler; left > 0; left -= block.length)
    yield block.subarray(0, Math.min(left, block.length))
  yield Buffer.from(backOf(filler))
}
