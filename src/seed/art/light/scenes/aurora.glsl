// Northern light over a polder: curtains of light, a far row of trees, one farmhouse, still water.
#define OWN_MAIN
// One curtain: a folded line on the ground plane, from which light rises in rays.
float fold(float x, float k) {
  return 3.6 + 2.1 * k + (0.9 + 0.3 * k) * sin(x * 0.55 + 1.7 * k) + 0.36 * sin(x * 1.65 + 0.8 + 2.0 * k) + 0.14 * sin(x * 4.3 + k);
}
vec3 aurora(vec3 rd) {
  if (rd.y < 0.005) return vec3(0);
  vec3 sum = vec3(0);
  float jitter = rnd(), flat2 = length(rd.xz);
  vec2 dir = rd.xz / flat2;
  float rise = rd.y / flat2;
  for (int i = 0; i < 150; i++) {
    float t = 1.6 * pow(6.0, (float(i) + jitter) / 150.0), dt = t * 0.0120;
    vec2 p = dir * t;
    float y = rise * t;
    for (int c = 0; c < 3; c++) {
      float k = float(c), off = abs(p.y - fold(p.x, k));
      if (off > 0.6) continue;
      float sheet = exp(-off * off / 0.0035) + 0.05 * exp(-off * 4.0);
      float ray = 0.25 + 0.55 * noise(vec3(p.x * 5.0, k, 1.0)) + 0.55 * pow(noise(vec3(p.x * 22.0, k, 4.0)), 2.0) + 0.30 * noise(vec3(p.x * 60.0, k, 7.0));
      float gain = smoothstep(0.20, 0.72, noise(vec3(p.x * 0.55 + 3.1, k * 3.0, 2.0))) * (1.0 - 0.22 * k);
      float foot = 0.42 + 0.34 * k + 0.10 * noise(vec3(p.x * 1.4, k, 9.0)), up = y - foot;
      float tall = 0.26 + 0.75 * noise(vec3(p.x * 1.8, k + 5.0, 3.0)) * ray;
      float body = smoothstep(-0.03, 0.03, up) * exp(-max(up, 0.0) / tall);
      vec3 tint = mix(vec3(0.12, 0.92, 0.50), vec3(0.08, 0.58, 0.62), smoothstep(0.02, 0.55, up));
      tint = mix(tint, vec3(0.15, 0.24, 0.46), smoothstep(0.45, 1.3, up));
      sum += tint * sheet * body * ray * gain * dt * 3.4;
    }
  }
  return sum * smoothstep(0.01, 0.10, rd.y);
}
vec3 stars(vec3 rd) {
  vec3 s = vec3(0);
  for (int l = 0; l < 2; l++) {
    float n = l == 0 ? 150.0 : 320.0;
    vec3 q = rd * n, g = floor(q);
    float r = hash1(g + 3.7);
    if (r > 0.985) {
      vec3 o = fract(q) - 0.5 - 0.5 * (vec3(hash1(g + 1.0), hash1(g + 2.0), hash1(g + 5.0)) - 0.5);
      s += mix(vec3(0.7, 0.85, 1.0), vec3(1.0, 0.85, 0.65), hash1(g + 9.0)) * smoothstep(0.22, 0.0, length(o)) * pow(hash1(g + 4.0), 3.0) * (l == 0 ? 1.6 : 0.6);
    }
  }
  return s;
}
vec3 heaven(vec3 rd) {
  float y = max(rd.y, 0.0);
  vec3 c = mix(vec3(0.030, 0.075, 0.082), vec3(0.003, 0.008, 0.016), smoothstep(0.0, 0.42, y));
  c += vec3(0.16, 0.075, 0.022) * exp(-y * 34.0) * exp(-pow(rd.x - 0.42, 2.0) * 5.0);
  float cloud = smoothstep(0.48, 0.75, fbm(vec3(rd.x * 3.4, rd.y * 34.0, 2.0))) * exp(-y * 16.0);
  c = mix(c, c * 0.35, cloud);
  return c + aurora(rd) * (1.0 - 0.6 * cloud) + stars(rd) * smoothstep(0.02, 0.2, y) * (1.0 - cloud);
}
float trees(float x) {
  float t = 0.0042 + 0.0040 * fbm(vec3(x * 22.0, 1.0, 1.0)) * step(0.42, noise(vec3(x * 7.0, 4.0, 1.0)));
  t += 0.012 * smoothstep(0.55, 0.8, noise(vec3(x * 9.0, 9.0, 2.0))) * (0.6 + 0.5 * noise(vec3(x * 160.0, 1.0, 1.0)) + 0.3 * noise(vec3(x * 420.0, 2.0, 1.0)));
  return t;
}
void main() {
  seed = uint(gl_FragCoord.x) * 1973u + uint(gl_FragCoord.y) * 9277u + uint(uFrame) * 26699u + 1u;
  pcg();
  vec2 uv = (2.0 * (gl_FragCoord.xy + rnd2() - 0.5) - uSize) / uSize.y;
  vec3 ro = vec3(0, 1.7, 0), rd = normalize(vec3(uv.x, uv.y + 0.10, 1.30));
  vec3 col;
  float x = rd.x / rd.z, skyline = trees(x);
  vec2 farm = vec2(x - 0.405, rd.y / rd.z);
  float roof = max(abs(farm.x) * 0.72 + farm.y - 0.020, abs(farm.x) - 0.022);
  float barn = max(abs(farm.x + 0.052) * 0.5 + farm.y - 0.017, abs(farm.x + 0.052) - 0.026);
  if (rd.y > 0.0) {
    col = heaven(rd);
    bool dark = rd.y / rd.z < skyline || roof < 0.0 || barn < 0.0;
    if (dark) col = vec3(0.0025, 0.005, 0.006) + vec3(0.02, 0.05, 0.05) * smoothstep(skyline, 0.0, rd.y) * 0.18;
    vec2 w = abs(farm - vec2(-0.006, 0.0052)), v = abs(farm - vec2(0.008, 0.0052));
    if (max(w.x * 1.3, w.y) < 0.0022 || max(v.x * 1.3, v.y) < 0.0018) col = vec3(1.0, 0.55, 0.18) * 3.2;
    col += vec3(1.0, 0.5, 0.16) * 0.00001 / (dot(farm - vec2(0.0, 0.005), farm - vec2(0.0, 0.005)) + 0.00006);
  } else {
    float t = -ro.y / rd.y;
    vec3 p = ro + rd * t;
    float bank = p.x + 0.9 * (fbm(vec3(p.z * 0.10, 1.0, 1.0)) - 0.5) + 0.25 * (noise(vec3(p.z * 1.3, 5.0, 1.0)) - 0.5);
    float left = -2.4 - p.z * 0.22, right = 2.2 + p.z * 0.20;
    float water = smoothstep(0.0, 0.14, bank - left) * smoothstep(0.0, 0.14, right - bank) * step(p.z, 150.0);
    float e = 0.02;
    vec3 w = vec3(p.x * 1.6, p.z * 0.8, 1.0);
    float a = fbm(w);
    vec2 n = vec2(a - fbm(w + vec3(e, 0, 0)), a - fbm(w + vec3(0, e, 0))) / e * 0.012;
    vec3 rf = normalize(vec3(rd.x + n.x, -rd.y + n.y * 0.4 + abs(n.x) * 0.1, rd.z));
    float fres = 0.03 + 0.97 * pow(1.0 - max(-rd.y, 0.0), 5.0);
    vec3 mirror = heaven(rf) * mix(0.35, 0.9, fres);
    float rx = rf.x / rf.z;
    if (rf.y / rf.z < trees(rx) * 1.1) mirror = vec3(0.002, 0.005, 0.006);
    mirror += vec3(1.0, 0.5, 0.16) * 0.05 * exp(-pow((rx - 0.405) * 70.0, 2.0)) * exp(-rf.y * 16.0);
    float grass = fbm(vec3(p.x * 5.0, p.z * 5.0, 2.0)) * 0.6 + 0.5 * fbm(vec3(p.x * 30.0, p.z * 14.0, 5.0));
    vec3 land = vec3(0.010, 0.030, 0.024) * grass * (0.4 + exp(-t * 0.03)) + vec3(0.004, 0.012, 0.012) * exp(-t * 0.004);
    float frost = smoothstep(0.45, 0.75, grass);
    land += vec3(0.012, 0.040, 0.034) * frost * exp(-t * 0.05);
    col = mix(land, mirror, water);
    col = mix(col, vec3(0.012, 0.032, 0.034), 1.0 - exp(-t * 0.0022));
  }
  outColor = vec4(min(col, vec3(6.0)), 1.0);
  outGuide = vec4(0);
}
