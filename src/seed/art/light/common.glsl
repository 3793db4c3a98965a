#version 300 es
precision highp float;
precision highp int;
layout(location = 0) out vec4 outColor;
layout(location = 1) out vec4 outGuide;
uniform vec2 uSize;
uniform int uFrame;

const float PI = 3.14159265;
const float FAR = 1e5;
uint seed;

uint pcg() {
  seed = seed * 747796405u + 2891336453u;
  uint w = ((seed >> ((seed >> 28u) + 4u)) ^ seed) * 277803737u;
  return (w >> 22u) ^ w;
}
float rnd() { return float(pcg() >> 8u) * (1.0 / 16777216.0); }
vec2 rnd2() { return vec2(rnd(), rnd()); }

float hash1(vec3 p) {
  p = fract(p * 0.3183099 + vec3(0.11, 0.17, 0.13));
  p *= 17.0;
  return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}
float hash2(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec3 x) {
  vec3 i = floor(x), f = fract(x);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(hash1(i), hash1(i + vec3(1, 0, 0)), f.x), mix(hash1(i + vec3(0, 1, 0)), hash1(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash1(i + vec3(0, 0, 1)), hash1(i + vec3(1, 0, 1)), f.x), mix(hash1(i + vec3(0, 1, 1)), hash1(i + vec3(1, 1, 1)), f.x), f.y),
    f.z);
}
float fbm(vec3 p) {
  float a = 0.5, s = 0.0;
  for (int i = 0; i < 5; i++) { s += a * noise(p); p = p * 2.03 + 1.7; a *= 0.5; }
  return s;
}

// A surface point: distance, normal and what it is made of.
struct Hit { float t; vec3 n; vec3 albedo; float rough; float spec; vec3 emit; int id; };

Hit miss(float tmax) { return Hit(tmax, vec3(0, 1, 0), vec3(0), 1.0, 0.0, vec3(0), -1); }

void put(inout Hit h, float t, vec3 n, int id) {
  if (t > 1e-4 && t < h.t) { h.t = t; h.n = n; h.id = id; }
}
void box(inout Hit h, vec3 ro, vec3 rd, vec3 c, vec3 b, int id) {
  vec3 m = 1.0 / rd, k = abs(m) * b, n = m * (ro - c), t1 = -n - k, t2 = -n + k;
  float tn = max(max(t1.x, t1.y), t1.z), tf = min(min(t2.x, t2.y), t2.z);
  if (tn > tf || tf < 1e-4) return;
  if (tn > 1e-4) put(h, tn, -sign(rd) * step(t1.yzx, t1.xyz) * step(t1.zxy, t1.xyz), id);
  else put(h, tf, -sign(rd) * step(t2.xyz, t2.yzx) * step(t2.xyz, t2.zxy), id);
}
void plane(inout Hit h, vec3 ro, vec3 rd, vec3 n, float d, int id) {
  float t = -(dot(ro, n) + d) / dot(rd, n);
  put(h, t, dot(rd, n) < 0.0 ? n : -n, id);
}
void sphere(inout Hit h, vec3 ro, vec3 rd, vec3 c, float r, int id) {
  vec3 o = ro - c;
  float b = dot(o, rd), q = b * b - dot(o, o) + r * r;
  if (q < 0.0) return;
  q = sqrt(q);
  float t = -b - q > 1e-4 ? -b - q : -b + q;
  vec3 n = (o + rd * t) / r;
  put(h, t, dot(n, rd) < 0.0 ? n : -n, id);
}
// Upright cylinder wall between y0 and y1, seen from both sides.
void tube(inout Hit h, vec3 ro, vec3 rd, vec2 c, float r, float y0, float y1, int id) {
  vec2 o = ro.xz - c;
  float a = dot(rd.xz, rd.xz), b = dot(o, rd.xz), q = b * b - a * (dot(o, o) - r * r);
  if (q < 0.0 || a < 1e-9) return;
  q = sqrt(q);
  for (int i = 0; i < 2; i++) {
    float t = (-b + (i == 0 ? -q : q)) / a, y = ro.y + rd.y * t;
    if (t > 1e-4 && t < h.t && y > y0 && y < y1) {
      vec2 n = (o + rd.xz * t) / r;
      put(h, t, vec3(n.x, 0.0, n.y) * (dot(n, rd.xz) < 0.0 ? 1.0 : -1.0), id);
      return;
    }
  }
}

mat3 basis(vec3 n) {
  vec3 u = normalize(abs(n.y) < 0.9 ? cross(n, vec3(0, 1, 0)) : cross(n, vec3(1, 0, 0)));
  return mat3(u, n, cross(u, n));
}
vec3 cosineDir(vec3 n) {
  vec2 r = rnd2();
  float a = 6.2831853 * r.x, s = sqrt(r.y);
  return basis(n) * vec3(s * cos(a), sqrt(1.0 - r.y), s * sin(a));
}
vec3 lobeDir(vec3 d, float rough) {
  vec2 r = rnd2();
  float a = 6.2831853 * r.x, k = rough * rough, c = sqrt((1.0 - r.y) / (1.0 + (k * k - 1.0) * r.y)), s = sqrt(1.0 - c * c);
  return basis(d) * vec3(s * cos(a), c, s * sin(a));
}
// Smooth cone: 1 inside the cosine `inner`, 0 outside `outer`.
float cone(vec3 d, vec3 axis, float inner, float outer) { return smoothstep(outer, inner, dot(d, axis)); }
// Colour of a lamp of `k` kelvin as a camera balanced for `BALANCE` kelvin sees it.
vec3 blackbody(float k) {
  float t = k / 100.0;
  float g = t < 66.0 ? 0.3901 * log(t) - 0.6318 : 1.2929 * pow(t - 60.0, -0.0755);
  float b = t < 19.0 ? 0.0 : t < 66.0 ? 0.5432 * log(t - 10.0) - 1.1963 : 1.0;
  return pow(clamp(vec3(t < 66.0 ? 1.0 : 1.2929 * pow(t - 60.0, -0.1332), g, b), 0.0, 1.0), vec3(2.2));
}
vec3 kelvin(float k) { return blackbody(k) / blackbody(BALANCE); }
