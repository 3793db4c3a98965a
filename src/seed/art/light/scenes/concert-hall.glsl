// An empty hall before the audience: beams through haze on a bare stage with a piano, ribbed timber on both sides.
#define BALANCE 4300.0
#define LIGHTS 10
#define BOUNCES 3
#define CLAMP 3.0
#define FOG 0.016
float fog(vec3 p) { return 0.020 * (0.35 + 1.2 * fbm(p * vec3(0.28, 0.4, 0.28) + 3.0)); }
vec3 sky(vec3 rd) { return vec3(0); }
void camera(vec2 uv, out vec3 ro, out vec3 rd) {
  ro = vec3(-3.4, 3.7, -11.5);
  vec3 f = normalize(vec3(0.5, 4.35, 5.0) - ro), r = normalize(cross(vec3(0, 1, 0), f)), u = cross(f, r);
  rd = normalize(f * 1.75 + r * uv.x + u * uv.y);
}
#define BEAMS
vec3 goalOf(int i) { float k = float(i), x = -6.0 + 2.0 * k; return i == 3 ? vec3(0.6, 1.1, 5.6) : vec3(x * 0.30, 1.1, 5.2 - abs(k - 3.0) * 0.25); }
vec3 lamp(int i, vec3 p, out vec3 lp) {
  vec2 j = rnd2() - 0.5;
  float k = float(i);
  if (i < 7) {
    float x = -6.0 + 2.0 * k;
    lp = vec3(x, 11.4, 6.6) + vec3(j.x, 0.0, j.y) * 0.12;
    vec3 goal = goalOf(i), d = p - lp;
    float r2 = dot(d, d), inner = i == 3 ? 0.992 : 0.9972;
    vec3 tint = i == 3 ? kelvin(3300.0) * 2.6 : mix(vec3(0.36, 0.86, 0.94), vec3(0.55, 0.95, 0.88), hash2(vec2(k, 1.0)));
    return tint * 3000.0 * cone(d * inversesqrt(r2), normalize(goal - lp), inner, inner - 0.007) / r2;
  }
  if (i < 9) {
    lp = vec3(i == 7 ? -9.6 : 9.6, 0.7, -10.0 + 20.0 * (j.x + 0.5));
    vec3 d = p - lp;
    float r2 = dot(d, d);
    return kelvin(2600.0) * 90.0 / max(r2, 0.15) * cone(d * inversesqrt(r2), vec3(0, 1, 0), 0.95, 0.45);
  }
  lp = vec3(j.x * 16.0, 6.5 + j.y * 7.0, 12.8);
  vec3 d = p - lp;
  return vec3(0.10, 0.34, 0.40) * 130.0 / max(dot(d, d), 4.0);
}
vec3 heart(int i, vec3 ro, vec3 rd, vec3 lp) {
  if (i > 6) return lp;
  vec3 a = normalize(goalOf(i) - lp), w = ro - lp;
  float b = dot(rd, a), k = (dot(w, a) - b * dot(w, rd)) / max(1.0 - b * b, 1e-3);
  return lp + a * clamp(k, 0.2, 11.0);
}
void seats(inout Hit h, vec3 ro, vec3 rd, float z, float base, float shift) {
  float t = (z - ro.z) / rd.z;
  if (t < 1e-3 || t > h.t) return;
  vec3 p = ro + rd * t;
  float aisle = step(0.75, abs(p.x + 2.8)) * step(abs(p.x), 9.0);
  float x = abs(fract(p.x / 0.62 + shift) - 0.5) * 0.62;
  float top = base + 0.92 - 0.10 * smoothstep(0.19, 0.285, x) - 2.0 * step(0.29, x);
  if (aisle < 0.5) top = base;
  if (p.y < max(top, base + 0.2 * aisle)) put(h, t, vec3(0, 0, -sign(rd.z)), 5);
}
void piano(inout Hit h, vec3 ro, vec3 rd) {
  box(h, ro, rd, vec3(0.6, 1.85, 5.7), vec3(0.78, 0.16, 1.25), 4);
  box(h, ro, rd, vec3(0.9, 1.85, 6.2), vec3(0.55, 0.16, 0.9), 4);
  Hit lid = miss(h.t);
  vec3 c = vec3(1.36, 2.03, 5.8), n = normalize(vec3(-0.72, -0.69, 0.0));
  plane(lid, ro, rd, n, -dot(n, c), 4);
  if (lid.id >= 0) {
    vec3 p = ro + rd * lid.t - c;
    float up = dot(p, normalize(vec3(-0.69, 0.72, 0.0)));
    if (up > 0.0 && up < 1.45 - 0.25 * smoothstep(0.0, 1.2, p.z) && p.z > -1.2 && p.z < 1.15) put(h, lid.t, lid.n, 4);
  }
  for (int i = 0; i < 3; i++) {
    vec2 q = i == 0 ? vec2(0.0, 4.65) : i == 1 ? vec2(1.2, 4.65) : vec2(0.75, 6.7);
    tube(h, ro, rd, q, 0.06, 1.1, 1.75, 4);
  }
  box(h, ro, rd, vec3(0.6, 1.56, 3.85), vec3(0.38, 0.05, 0.18), 4);
  box(h, ro, rd, vec3(0.6, 1.3, 3.85), vec3(0.30, 0.22, 0.10), 4);
}
Hit trace(vec3 ro, vec3 rd, float tmax) {
  Hit h = miss(tmax);
  plane(h, ro, rd, vec3(0, 1, 0), 0.0, 0);
  plane(h, ro, rd, vec3(1, 0, 0), 10.4, 1);
  plane(h, ro, rd, vec3(-1, 0, 0), 10.4, 1);
  plane(h, ro, rd, vec3(0, -1, 0), 13.0, 3);
  plane(h, ro, rd, vec3(0, 0, -1), 13.0, 2);
  box(h, ro, rd, vec3(0.0, 0.55, 8.2), vec3(8.6, 0.55, 5.2), 6);
  box(h, ro, rd, vec3(0.0, 11.75, 6.6), vec3(7.4, 0.10, 0.10), 7);
  for (int i = 0; i < 3; i++) box(h, ro, rd, vec3(0.0, 10.0 + 0.5 * float(i), -7.0 + 4.5 * float(i)), vec3(9.0, 0.08, 1.5), 3);
  piano(h, ro, rd);
  for (int i = 0; i < 9; i++) { float k = float(i); seats(h, ro, rd, 0.6 - 2.0 * k, 0.05 + 0.30 * k, 0.5 * mod(k, 2.0)); }
  if (h.id < 0) return h;
  vec3 p = ro + rd * h.t;
  h.rough = 0.9; h.spec = 0.0; h.albedo = vec3(0.06);
  if (h.id == 1 || h.id == 2) {
    float x = (h.id == 1 ? p.z : p.x) / 0.34, f = fract(x) - 0.5, tone = hash2(vec2(floor(x), 4.0));
    float deep = 0.25 + 0.75 * hash2(vec2(floor(x), floor(p.y * 0.42 + 9.0 * tone)));
    vec3 side = h.id == 1 ? vec3(0, 0, 1) : vec3(1, 0, 0);
    h.n = normalize(h.n + side * f * 1.7 * deep);
    h.albedo = mix(vec3(0.20, 0.115, 0.06), vec3(0.36, 0.22, 0.12), tone) * (0.7 + 0.5 * fbm(p * vec3(9.0, 0.8, 9.0)));
    h.albedo *= (1.0 - 0.75 * smoothstep(0.40, 0.49, abs(f)));
    if (h.id == 2) h.albedo *= 0.55;
    h.rough = 0.5; h.spec = 0.02;
  } else if (h.id == 4) { h.albedo = vec3(0.006); h.rough = 0.12; h.spec = 0.06; }
  else if (h.id == 5) { h.albedo = vec3(0.055, 0.018, 0.015) * (0.8 + 0.4 * noise(p * 30.0)); h.rough = 0.6; h.spec = 0.01; }
  else if (h.id == 6) {
    float plank = hash2(vec2(floor(p.x / 0.18), 1.0));
    h.albedo = vec3(0.20, 0.13, 0.08) * (0.6 + 0.6 * plank) * (0.8 + 0.4 * fbm(p * vec3(20.0, 1.0, 2.0)));
    h.rough = 0.3; h.spec = 0.035;
  } else if (h.id == 3) h.albedo = vec3(0.035);
  else if (h.id == 7) h.albedo = vec3(0.02);
  return h;
}
