/** Deeper than anything we are ever sent: an action or a set of options has two or three levels. */
const DEEPEST = 16;

/** Whether a text of JSON opens more brackets inside one another than anything we read; what stands in quotes is no bracket. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < json.length; i++) {
    const sign = json[i];
    if (isText) {
      if (sign === '\\') i++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '[' || sign === '{') {
      if (++depth > DEEPEST) return true;
    } else if (sign === ']' || sign === '}') depth--;
  }
  return false;
}

/** The same of a value that has been read, without a step into it for each level. */
export function isValueTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap(one => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
