/**
 * An MP4 that lasts as many times longer as given, made from another by changing only its clocks: the time scales of the
 * movie and of its tracks (ISO/IEC 14496-12, `mvhd` and `mdhd` of version 0).
 */
export function slowVideo(mp4: Buffer, times: number): Buffer {
  const slowed = Buffer.from(mp4);
  for (const box of ["mvhd", "mdhd"]) {
    for (let at = slowed.indexOf(box); at !== -1; at = slowed.indexOf(box, at + 4)) {
      // The name, one byte for the version, three for flags, and four for each of two dates.
      const scaleAt = at + 16;
      slowed.writeUInt32BE(Math.round(slowed.readUInt32BE(scaleAt) / times), scaleAt);
    }
  }
  return slowed;
}
