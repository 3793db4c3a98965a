// An avenue in fog: trunks cut one cold light into beams; a row of low lanterns walks the path.
#define BALANCE 4200.0
#define LIGHTS 7
#define BOUNCES 2
#define CLAMP 2.5
#define FOG 0.040
float fog(vec3 p) { return 0.046 * exp(-max(p.y, 0.0) * 0.07) * (0.30 + 1.25 * fbm(p * vec3(0.25, 0.5, 0.25))); }
vec3 sky(vec3 rd) { return mix(vec3(0.010, 0.032, 0.040), vec3(0.002, 0.005, 0.008), smoothstep(-0.05, 0.5, rd.y)); }
void camera(vec2 uv, out vec3 ro, out vec3 rd) {
  ro = vec3(1.3, 1.5, -10.0);
  vec3 f = normalize(vec3(-0.1, 2.7, 6.0) - ro), r = normalize(cross(vec3(0, 1, 0), f)), u = cross(f, r);
  rd = normalize(f * 1.5 + r * uv.x + u * uv.y);
}
vec3 lamp(int i, vec3 p, out vec3 lp) {
  vec2 j = rnd2() - 0.5;
  if (i == 0) {
    lp = vec3(-2.6, 5.2, 27.0) + vec3(j.x, j.y, 0.0) * 0.5;
    vec3 d = p - lp;
    return vec3(0.42, 0.93, 0.98) * 1500.0 / max(dot(d, d), 1.0);
  }
  float k = float(i - 1);
  lp = vec3(2.05, 0.92, -6.2 + 5.0 * k) + vec3(j.x, 0.0, j.y) * 0.12;
  vec3 d = p - lp;
  float r2 = dot(d, d);
  return kelvin(2500.0) * 9.0 / max(r2, 0.03) * cone(d * inversesqrt(r2), vec3(0, -1, 0), 0.85, 0.05);
}
Hit trace(vec3 ro, vec3 rd, float tmax) {
  Hit h = miss(tmax);
  plane(h, ro, rd, vec3(0, 1, 0), 0.0, 0);
  for (int i = 0; i < 9; i++) {
    float z = -7.0 + 4.2 * float(i);
    vec2 w = vec2(hash2(vec2(float(i), 1.0)), hash2(vec2(float(i), 2.0))) - 0.5;
    tube(h, ro, rd, vec2(-3.3 + w.x * 0.3, z + w.y), 0.30 + 0.08 * w.y, 0.0, 22.0, 1);
    tube(h, ro, rd, vec2(3.5 + w.y * 0.3, z + 1.4 + w.x), 0.30 + 0.08 * w.x, 0.0, 22.0, 1);
    tube(h, ro, rd, vec2(-8.2 + w.y, z + 2.0 + w.x), 0.26, 0.0, 22.0, 1);
  }
  for (int i = 0; i < 6; i++) {
    vec2 c = vec2(2.05, -6.2 + 5.0 * float(i));
    tube(h, ro, rd, c, 0.05, 0.0, 0.84, 2);
    box(h, ro, rd, vec3(c.x, 1.0, c.y), vec3(0.15, 0.035, 0.15), 2);
    box(h, ro, rd, vec3(c.x, 0.945, c.y), vec3(0.10, 0.012, 0.10), 3);
  }
  if (h.id < 0) return h;
  vec3 p = ro + rd * h.t;
  h.rough = 0.95; h.spec = 0.0;
  if (h.id == 0) {
    float path = smoothstep(1.75, 1.55, abs(p.x + 0.2) + 0.15 * (noise(p * 3.0) - 0.5));
    float blades = fbm(p * vec3(14.0, 1.0, 14.0));
    h.albedo = mix(vec3(0.035, 0.055, 0.035) * (0.3 + 1.4 * blades), vec3(0.10, 0.095, 0.09) * (0.6 + 0.6 * fbm(p * 8.0)), path);
    h.n = normalize(vec3(0, 1, 0) + mix(0.9, 0.18, path) * (vec3(noise(p * 22.0), 0.5, noise(p * 22.0 + 7.0)) - 0.5));
    if (path > 0.5) { h.spec = 0.05; h.rough = 0.28 + 0.4 * smoothstep(0.4, 0.6, fbm(p * 1.3)); }
  } else if (h.id == 1) {
    float a = atan(h.n.x, h.n.z);
    float bark = fbm(vec3(a * 9.0, p.y * 1.6, p.x));
    h.albedo = vec3(0.10, 0.095, 0.085) * (0.35 + 1.2 * bark);
    h.n = normalize(h.n + 0.8 * (vec3(noise(vec3(a * 20.0, p.y * 4.0, 1.0)), 0.5, noise(vec3(a * 20.0, p.y * 4.0, 5.0))) - 0.5));
  } else if (h.id == 2) h.albedo = vec3(0.03);
  else { h.emit = kelvin(2500.0) * 5.0; h.albedo = vec3(0.5); }
  return h;
}
